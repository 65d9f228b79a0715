declare global {
  interface Window {
    /** Events of the page, oldest first, for scripts that an operator puts there. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** Adds an event to the page's data layer. The site does not read it, and sends it nowhere. */
export function push(event: string, fields: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...fields })
}
