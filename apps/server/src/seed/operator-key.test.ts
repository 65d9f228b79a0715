import { expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { DEMO_SECRET } from '../config/secrets.ts'
import { findKeyHolder } from '../content/keys/operator-keys.ts'
import { systemClock } from '../kit/clock.ts'
import { endDemoKey, seedOperatorKey } from './operator-key.ts'

test('the known key of the demonstration opens nothing once its database is in production', async () => {
  const deps = { db: await openTestDatabase(), clock: systemClock }
  const holder = () =>
    findKeyHolder(deps.db, { headers: { authorization: `Bearer ${DEMO_SECRET}` } }, 'content')
  await endDemoKey(deps)
  await seedOperatorKey(deps)
  await seedOperatorKey(deps)
  expect(await holder()).toBe('demonstration')
  await endDemoKey(deps)
  expect(await holder()).toBeNull()
  await seedOperatorKey(deps)
  expect(await holder()).toBeNull()
  await deps.db.close()
})
