import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setup as keepScratchInMemory } from '../scripts/tools/scratch-in-memory.ts'

/**
 * Builds what is stale before the workers open their casinos, which would otherwise build the same
 * things side by side. Their data, and the browser's, are kept in memory where that is possible;
 * what is returned removes them.
 */
export default async function buildOnce(): Promise<(() => void) | undefined> {
  const builder = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.')
  return keepScratchInMemory()
}
