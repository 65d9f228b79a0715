import { startHouse } from './start-house.ts'

/**
 * Opens the whole house once for all stories and closes it in the end. A house that is open already is used when BAIZE_HOUSE holds
 * what `npm start -- --json` printed.
 */
export default async function openHouse(): Promise<() => Promise<void>> {
  if (process.env.BAIZE_HOUSE) return async () => {}
  const house = await startHouse()
  process.env.BAIZE_HOUSE = house.ready
  return house.close
}
