/**
 * Runs the files that the page requests ahead, in their order and each in a task of its own: as one
 * script they would hold a finger, or the faces that have just come, until the last of them has
 * run. The last one is the entry.
 *
 * This one function travels as text inside the page, ahead of all scripts: it uses nothing from
 * outside of itself.
 */
export function wakeInSteps(page: Document): void {
  page.addEventListener('DOMContentLoaded', async () => {
    for (const { href } of page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
      // A file that does not come is requested again by the entry, or not needed by it.
      await import(/* @vite-ignore */ href).catch(console.error)
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
}
