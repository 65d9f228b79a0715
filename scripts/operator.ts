import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openStatusActs } from '../apps/server/src/auth/change-status.ts'
import { endSessions } from '../apps/server/src/auth/sessions/sessions.ts'
import { openBonuses } from '../apps/server/src/bonuses/bonuses.module.ts'
import { inside } from '../apps/server/src/config/inside.ts'
import { type Config, readConfig } from '../apps/server/src/config.ts'
import { CannotOpen } from '../apps/server/src/db/cannot-open.ts'
import type { Tx } from '../apps/server/src/db/database.ts'
import { openDatabase } from '../apps/server/src/db/open-database.ts'
import { openRelayedTopics } from '../apps/server/src/edge/live/relay.ts'
import { openProviders } from '../apps/server/src/games/providers/providers.ts'
import { openInbox } from '../apps/server/src/inbox/inbox.module.ts'
import { systemClock } from '../apps/server/src/kit/clock.ts'
import { openIds } from '../apps/server/src/kit/ids.ts'
import { openLog } from '../apps/server/src/kit/log.ts'
import { systemRandom } from '../apps/server/src/kit/random.ts'
import type { OperatorAnswer, OperatorCommand } from '../apps/server/src/operator/noun.ts'
import {
  carryOutCommand,
  operatorHelp,
  readOperatorCommand,
} from '../apps/server/src/operator/operator-command.ts'
import {
  operatorPathOf,
  sendToOperatorSocket,
} from '../apps/server/src/operator/operator-socket.ts'
import { openMail } from '../apps/server/src/players/mail/mail.ts'
import { openMatches } from '../apps/server/src/players/matching/matches.ts'

/**
 * The commands of an operator: `npm run operator` lists the commands. On PostgreSQL it works in the
 * database, and notifies the nodes that run; a casino on the embedded database gets a request to do
 * it, and when none runs, it works in the directory itself.
 */
try {
  const args = process.argv.slice(2)
  console.log(operatorHelp(args) ?? (await act(args)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

/** Returns what to print. */
async function act(args: readonly string[]): Promise<string> {
  const { command, asJson } = readOperatorCommand(args, systemClock.now())
  const config = readConfig()
  const { report, lines } =
    (config.databaseUrl === null &&
      (await sendToOperatorSocket(operatorPathOf(config.dataDir), command))) ||
    (await inDatabase(config, command))
  return asJson ? JSON.stringify(report) : lines.join('\n')
}

async function inDatabase(config: Config, command: OperatorCommand): Promise<OperatorAnswer> {
  const log = openLog('silent')
  const dataDir = resolve(config.dataDir, 'database')
  if (config.databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new CannotOpen(
      `There is no database in ${config.dataDir}. Name its directory: DATA_DIR=… npm run operator`,
    )
  const db = await openDatabase({ url: config.databaseUrl ?? undefined, dataDir, log })
  try {
    const clock = systemClock
    const ids = openIds({ clock, random: systemRandom })
    const topics = await openRelayedTopics({ db, ids, log })
    const mail = openMail({ db, clock, ids, log, config })
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    const matches = openMatches({
      db,
      clock,
      ids,
      log,
      endSessions: async (tx, playerId) =>
        void (await endSessions({ clock, topics }, tx, playerId, 'not_active')),
    })
    const auth = {
      ...openStatusActs({ clock, ids, topics, log, publicUrl, mail, matches }),
      endSessions: (tx: Tx, playerId: string, reason: 'operator') =>
        endSessions({ clock, topics }, tx, playerId, reason),
    }
    const { notify } = openInbox({ db, clock, ids, topics })
    const bonuses = openBonuses({ db, clock, ids, log, topics, notify, kindOf: () => null })
    const deps = {
      db,
      clock,
      ids,
      random: systemRandom,
      topics,
      auth,
      mail,
      matches,
      bonuses,
      gameProviders: openProviders({ ...inside(config), clock, ids, log }),
      notify,
      publicUrl,
    }
    const report = await carryOutCommand(deps, command)
    await topics.close()
    await mail.sendDue()
    return report
  } finally {
    await db.close()
  }
}
