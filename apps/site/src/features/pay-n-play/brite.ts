import { loadScript } from '../../lib/load-script.ts'

/**
 * Object that Brite's script puts into the page. Everything we believe about it stands in this
 * file.
 */
interface BriteClient {
  /**
   * Opens the bank's pages in the container; `onClosed` gets the state of the session when the
   * payer leaves them.
   */
  start: (
    options: { container: HTMLElement; title: string },
    onClosed: (state: number) => void,
  ) => void
  close: () => void
}

declare global {
  interface Window {
    Brite?: new (token: string) => BriteClient
  }
}

export interface BriteWidget {
  scriptUrl: string | null
  token: string
  container: HTMLElement
  /** Title of the frame, for screen readers. */
  title: string
  onClosed: (status: number) => void
}

/**
 * Opens the bank's widget. Returns a function that removes it. Throws when its script cannot be
 * loaded.
 */
export async function openBrite({
  scriptUrl,
  token,
  container,
  title,
  onClosed,
}: BriteWidget): Promise<() => void> {
  if (scriptUrl === null) throw new Error('The method has no script.')
  await loadScript(scriptUrl)
  if (!window.Brite) throw new Error(`${scriptUrl} brought no Brite`)
  const client = new window.Brite(token)
  client.start({ container, title }, onClosed)
  return () => client.close()
}
