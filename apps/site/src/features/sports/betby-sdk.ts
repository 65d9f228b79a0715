import { loadScript } from '../../lib/load-script.ts'

/** The part of the vendor's script that the page uses, `window.BTRenderer`. */
export interface BetbyRenderer {
  initialize(options: object): unknown
  updateOptions(changed: { url: string }): void
  kill(): void
}

/** Throws when the script does not come, or brings nothing. */
export async function loadBetby(scriptUrl: string): Promise<new () => BetbyRenderer> {
  await loadScript(scriptUrl)
  const Script = (window as { BTRenderer?: new () => BetbyRenderer }).BTRenderer
  if (!Script) throw new Error(`${scriptUrl} brings no BTRenderer`)
  return Script
}
