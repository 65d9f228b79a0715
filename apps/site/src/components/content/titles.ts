export interface Titles {
  /** Sets the title of the page. It shows unless a part of the page has a title of its own. */
  setPage: (title: string) => void
  /**
   * Sets the title of a part of the page, such as an open dialog, until the returned function is
   * called. The part that came last is shown. `pageTitle` is for a page that the server called by
   * its part: the server's title is then not that of the page itself.
   */
  setPart: (title: string, pageTitle: string) => () => void
}

/** Decides which title the browser shows, in whatever order the page and its parts arrive. */
export function createTitles(document: () => { title: string }): Titles {
  let page: string | null = null
  let parts: { title: string }[] = []

  function show(): void {
    document().title = parts.at(-1)?.title ?? page ?? document().title
  }

  return {
    setPage: (title) => {
      page = title
      show()
    },
    setPart: (title, pageTitle) => {
      page ??= document().title === title ? pageTitle : document().title
      const part = { title }
      parts = [...parts, part]
      show()
      return () => {
        parts = parts.filter((each) => each !== part)
        show()
      }
    },
  }
}

export const titles = createTitles(() => document)
