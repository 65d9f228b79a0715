/** Text for comparing what was typed with a name: small letters, no accents, no spaces or signs. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
