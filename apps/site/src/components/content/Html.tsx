import { safeHtml } from './safe-html.ts'

export interface HtmlProps {
  html: string
  /** Language of the text, where it is not that of the page. */
  lang?: string | undefined
  dir?: string | undefined
  className?: string
}

/** Text of the content system, set for reading. */
export function Html({ html, className = '', ...language }: HtmlProps) {
  const safe = { __html: safeHtml(html) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised when it is kept, when it is answered and here (W4).
  return <div className={`prose ${className}`} {...language} dangerouslySetInnerHTML={safe} />
}
