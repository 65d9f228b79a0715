/** Least entropy, in bits. Guessing 56 bits takes longer than a secret is in use. */
export const NEEDED_BITS = 56

/**
 * Words that stand in examples, in the names of settings and in lists of common passwords; the
 * longest first.
 */
const COMMON_WORDS =
  `the and for not with that this these those you your our are was use used using have has will can from into more most least than please
  very long short some any all one two three four five six seven eight nine ten zero new old only here there where what when who why how
  must should would could make made nobody everybody nothing something keep kept safe secure strong weak change changeme replace before
  after demo example sample dummy default placeholder value values text string strings letter letters character characters number numbers
  digit digits random really super secret secrets password passwords passphrase pass word words key keys token tokens api access refresh
  session studio cashier mail content locale locales chat signing signature webhook wallet payment payments game games casino baize server
  client player players operator production prod development dev test tests testing staging local localhost internal public private admin
  administrator root user username login welcome master letmein monkey dragon football baseball iloveyou sunshine princess shadow qwerty
  qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm trustno hello world foobar foo bar baz lorem ipsum dolor sit amet correct horse battery staple`
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)

const COMMON = new RegExp(COMMON_WORDS.join('|'), 'gi')

/**
 * Returns whether a text can be guessed: too few characters are left without common words, runs
 * such as "abcd" and repeats. It cannot prove that a text is random, only that it is not.
 */
export function isGuessable(text: string, neededBits = NEEDED_BITS): boolean {
  const rest = text.replace(COMMON, '')
  const distinct = new Set(rest).size
  return countSurprises(rest) * Math.log2(Math.max(distinct, 1)) < neededBits
}

/**
 * How many characters neither go on with a run nor repeat what has followed the same two characters
 * before.
 */
function countSurprises(text: string): number {
  const known = new Set<string>()
  let surprises = 0
  for (let at = 0; at < text.length; at++) {
    const three = text.slice(Math.max(at - 2, 0), at + 1)
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1)
    if (!(Math.abs(step) <= 1) && !known.has(three)) surprises++
    known.add(three)
  }
  return surprises
}
