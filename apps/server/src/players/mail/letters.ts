import { directionOf } from '#rules/languages.ts'
import { showMoment } from '../../kit/moment.ts'
import { englishLetters, type LetterKind, letterLanguages } from './letter-texts.ts'

export type Letter =
  | { kind: 'verify' | 'reset' | 'account_stays_closed'; link: string }
  | { kind: 'excluded'; until: Date; link: string }
  | { kind: 'excluded_for_good'; link: string }
  | {
      kind: 'already_registered' | 'locked' | 'password_changed' | 'new_device' | 'account_open'
      loginLink: string
      resetLink: string
    }

export interface WrittenLetter {
  subject: string
  text: string
  html: string
}

/** A letter in a language, as plain text and as HTML that every mail program shows. */
export function writeLetter(letter: Letter, playersLanguage: string): WrittenLetter {
  const language = playersLanguage in letterLanguages ? playersLanguage : 'en'
  const words = letterLanguages[language] ?? englishLetters
  const { action, after, ...texts } = words.letters[letter.kind]
  const fill = (text: string) =>
    'until' in letter ? text.replaceAll('{{until}}', showMoment(letter.until, language)) : text
  const subject = fill(texts.subject)
  const paragraphs = texts.paragraphs.map(fill)
  const link = mainLink(letter)
  const second =
    letter.kind === 'already_registered'
      ? { words: words.resetInstead, link: letter.resetLink }
      : null
  const small = [...(second ? [second.words, second.link] : []), ...after]
  const text = [
    words.greeting,
    ...paragraphs,
    `${action}:\n${link}`,
    ...small,
    '-- ',
    words.footer,
  ].join('\n\n')
  const body = [
    `<p style="margin:0 0 16px">${escapeHtml(words.greeting)}</p>`,
    ...paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`),
    `<p style="margin:28px 0">${button(action, link)}</p>`,
    ...(second
      ? [`<p style="${SMALL}">${escapeHtml(second.words)}<br>${address(second.link)}</p>`]
      : []),
    ...after.map((each) => `<p style="${SMALL}">${escapeHtml(each)}</p>`),
    `<p style="${SMALL}">${escapeHtml(words.orCopy)}<br>${address(link)}</p>`,
  ].join('\n')
  return { subject, text, html: page({ language, subject, body, footer: words.footer }) }
}

function mainLink(letter: Letter): string {
  if ('link' in letter) return letter.link
  const leadsToReset: Partial<Record<LetterKind, true>> = { locked: true, new_device: true }
  return leadsToReset[letter.kind] ? letter.resetLink : letter.loginLink
}

// Mail programs read no style sheets and few fonts: colours of the casino, everything else plain.
const SMALL = 'margin:0 0 12px;font-size:14px;line-height:20px;color:#5c6b64'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function button(label: string, link: string): string {
  const style =
    'display:inline-block;padding:14px 28px;border-radius:10px;background:#c9a24b;color:#10201a;font-weight:700;text-decoration:none'
  return `<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`
}

function address(link: string): string {
  return `<a href="${escapeHtml(link)}" dir="ltr" style="color:#1f6b4f;word-break:break-all">${escapeHtml(link)}</a>`
}

function page(parts: { language: string; subject: string; body: string; footer: string }): string {
  return `<!doctype html>
<html lang="${parts.language}" dir="${directionOf(parts.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#eef1ee;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="padding:22px 32px;background:#0d1f18;color:#e6c879;font-size:22px;font-weight:700;letter-spacing:.04em">Baize</td></tr>
<tr><td style="padding:32px;font-size:16px;line-height:24px;color:#17231e">
<h1 style="margin:0 0 20px;font-size:22px;line-height:28px;color:#0d1f18">${escapeHtml(parts.subject)}</h1>
${parts.body}
</td></tr>
<tr><td style="padding:18px 32px;background:#f5f6f3;font-size:12px;line-height:18px;color:#5c6b64">${escapeHtml(parts.footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
