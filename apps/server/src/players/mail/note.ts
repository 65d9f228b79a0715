import { escapeHtml, type WrittenLetter } from './letters.ts'

/** Message of a visitor or player to the casino. */
export interface Note {
  subject: string
  /** E-mail address for the answer. */
  replyTo: string
  /** Facts about the message, by name. */
  facts: Readonly<Record<string, string>>
  message: string
}

/**
 * A note for the casino's own people: plain, in English, with nothing in it that a mail program
 * would take for markup.
 */
export function writeNote({ subject, facts, message }: Omit<Note, 'replyTo'>): WrittenLetter {
  const lines = Object.entries(facts)
  const rows = lines.map(
    ([name, value]) =>
      `<tr><th align="left">${escapeHtml(name)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  )
  return {
    subject: subject.replace(/\p{Cc}+/gu, ' '),
    text: [lines.map(([name, value]) => `${name}: ${value}`).join('\n'), message].join('\n\n'),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif">
<table cellpadding="4">${rows.join('\n')}</table>
<p dir="auto" style="white-space:pre-wrap">${escapeHtml(message)}</p></body></html>`,
  }
}
