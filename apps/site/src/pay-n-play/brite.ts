import { loadScript } from '../lib/load-script.ts'

/** What Brite's script puts into the page. Everything we believe about it stands in this file. */
interface BriteClient {
  /** Opens the bank's pages in the container; `onClosed` is told the state of the session when the payer leaves them. */
  start: (options: { container: HTMLElement }, onClosed: (state: number | { state: number }) => void) => void
  stop?: () => void
}

declare global {
  interface Window {
    Brite?: new (token: string) => BriteClient
  }
}

/** Opens the bank's widget in `container`. Answers how to take it away. Throws when its script cannot be had. */
export async function openBrite(
  scriptUrl: string | null,
  token: string,
  container: HTMLElement,
  onClosed: (status: number) => void,
): Promise<() => void> {
  if (scriptUrl === null) throw new Error('The method has no script.')
  await loadScript(scriptUrl)
  if (!window.Brite) throw new Error(`${scriptUrl} brought no Brite`)
  const client = new window.Brite(token)
  client.start({ container }, (state) => onClosed(typeof state === 'number' ? state : state.state))
  return () => client.stop?.()
}
