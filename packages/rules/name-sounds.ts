/** An alphabet other than the Latin one, in which a name can be written as it sounds. */
interface Alphabet {
  /**
   * Letters that look like no Latin letter: a word with one of them is not written to look Latin.
   */
  own: RegExp
  sounds: ReadonlyMap<string, string>
  /** Latin letters, and the letter of this alphabet that looks like each. */
  alike: ReadonlyMap<string, string>
}

/** Letters come without their accents: `й` as `и`, and `ё` as `е`. */
const ALPHABETS: readonly Alphabet[] = [
  {
    own: /[бгджзилпфцчшщъыьэюяєґ]/u,
    sounds: pairsOf(
      'абвгґдеєжзиіклмнопрстуфхцчшщъыьэюя',
      'a b v g g d e ie zh z i i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' '),
    ),
    alike: pairsOf('abcehikmoptxy', 'авсенікмортху'),
  },
  {
    own: /[γδθλξπσςφψω]/u,
    sounds: pairsOf(
      'αβγδεζηθικλμνξοπρσςτυφχψω',
      'a v g d e z i th i k l m n x o p r s s t u f ch ps o'.split(' '),
    ),
    alike: pairsOf('abehikmoptvxyz', 'αβεηικμορτνχυζ'),
  },
]

function pairsOf(letters: string, others: readonly string[] | string): Map<string, string> {
  return new Map([...letters].map((letter, at) => [letter, others[at] ?? '']))
}

/**
 * Writes words in Latin letters by their sound, when one of their letters looks like no Latin
 * letter. `text` has small letters without accents. Latin letters in such a word count as the
 * letters that they look like.
 */
export function spellBySound(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const alphabet = ALPHABETS.find(({ own }) => own.test(word))
    if (!alphabet) return word
    const { alike, sounds } = alphabet
    return [...word]
      .map((letter) => alike.get(letter) ?? letter)
      .map((letter) => sounds.get(letter) ?? letter)
      .join('')
  })
}
