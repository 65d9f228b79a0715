import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Builds what is stale before the workers open their casinos, which would otherwise build the same
 * things side by side.
 */
export default async function buildOnce(): Promise<void> {
  const builder = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.')
}
