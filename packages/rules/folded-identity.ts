import { latinDigits } from './digits.ts'
import { asciiDomain } from './email.ts'
import { spellBySound } from './name-sounds.ts'
import { splitPhone } from './phone.ts'

/** A person's data as typed, or as a bank has verified it. Unknown fields are null. */
export interface Identity {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  city: string | null
  houseNumberAndStreetName: string | null
  postCode: string | null
  mobileNumber: string | null
  email: string | null
}

/**
 * The folded form, in which two people are compared: different spellings of the same data become
 * equal.
 */
export interface FoldedIdentity {
  /** Folded words with one space between them. */
  givenNames: string
  familyNames: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  /** Digits, the country's prefix first, without a zero behind it. */
  phone: string | null
  /** Street and number, then the post code. */
  address: string | null
  email: string | null
}

/** Counts up with every change of the folding, so that what was stored before is folded again. */
export const FOLDING = 7

export function foldIdentity(identity: Identity): FoldedIdentity {
  return {
    givenNames: foldName(identity.firstName),
    familyNames: foldName(identity.lastName),
    dateOfBirth: identity.dateOfBirth,
    phone: foldPhone(identity.mobileNumber),
    address: foldAddress(identity),
    email: foldEmail(identity.email),
  }
}

/** Letters that Unicode does not take apart by itself. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  þ: 'th',
  ħ: 'h',
  ى: 'ي',
  ة: 'ه',
}
/**
 * Letters of other alphabets, and of sound writing, that look like a small Latin letter or have a
 * capital that does.
 */
const LOOKALIKES: readonly (readonly [alike: string, latin: string])[] = [
  ['авекмнорстухіјѕԁһ', 'abekmhopctyxijsdh'],
  ['αβεζηικμνορτυχ', 'abezhikmvoptyx'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ['ɑɓƀƈɖɗɛɇƒɡɠɦɨɩɉƙɫɭƚɱɲɳŋɔɵƥɋɍɽɾɼʂƭʈŧʉʊʋƴɏʐƶ', 'abbcddeefgghiijklllmnnnoopqrrrrstttuuvyyzz'],
  ['ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ', 'abezhikmnopctyx'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'],
  ['ꭺᏼꮯꭰꭼꮐꮋꭵꭻꮶꮮꮇꮲꭱꮢꮪꮥꭲꮩꮃꮤꮍꮓ', 'abcdeghijklmprrsstvwwyz'],
]
const PLAIN = new Map(Object.entries(LETTERS))
for (const [alike, latin] of LOOKALIKES)
  for (const [at, letter] of [...alike].entries()) PLAIN.set(letter, latin.charAt(at))
const TAKEN_APART = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu')
/**
 * The letters A to Z in a frame, which Unicode does not take apart: from the first one of each
 * alphabet on.
 */
const FRAMED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const FRAMED_FROM = [0x1f1e6, 0x1f170, 0x1f150]
/** A name has no digits: those in it stand for letters. */
const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
}
/** One sound in two spellings: Müller and Mueller, Åse and Aase. */
const PAIRS = /aa|ae|oe|ue/g
/** Letters of a folded name: one character can stand for whole words. */
const LONGEST_NAME = 128

/**
 * Characters that cannot be seen on a screen: a name with them looks like the name without them.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu

function foldName(name: string): string {
  const letters = name.replace(/\p{Nd}/gu, (digit) => DIGITS[latinDigits(digit)] ?? digit)
  const folded = foldWords(letters, spellBySound)
  return [...folded].slice(0, LONGEST_NAME).join('').trimEnd()
}

function unframed(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return String.fromCodePoint(97 + code - (FRAMED_FROM.find((from) => from <= code) ?? code))
}

/**
 * Small letters without accents, words parted by one space. An apostrophe parts nothing, and no
 * letter that only changes its neighbour, which looks like one; every other mark does.
 */
function foldWords(text: string, spell = (letters: string) => letters): string {
  const letters = text
    .replace(FRAMED, unframed)
    .normalize('NFKD')
    // Behind it, because letters of formulas and in squares have become plain capitals.
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/[\p{M}\p{Lm}\u{a78b}\u{a78c}]+/gu, '')
  return spell(letters)
    .replace(TAKEN_APART, (letter) => PLAIN.get(letter) ?? letter)
    .replace(/['’‘ʼ`´]/g, '')
    .replace(PAIRS, (pair) => pair[0] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Fewer digits are no number that distinguishes people. */
const SHORTEST_PHONE = 7

function foldPhone(typed: string | null): string | null {
  if (typed === null) return null
  const { prefix, number } = splitPhone(typed.replace(/[^+\d]/g, '').replace(/^\+?00/, '+'))
  const digits = (prefix + number.replace(/^0+/, '')).replace(/\D/g, '')
  return digits.length < SHORTEST_PHONE ? null : digits
}

/** A flat within a building, which many leave out: the word, and the number or letter behind it. */
const FLAT =
  /\b(?:apartment|apto?|app|flat|unit|wohnung|whg|piso|korter|top)\b ?[\p{L}\p{N}]{0,4}\b/gu
const STREET = /(?:strasse|street|str|st)\b/g
const HOUSE_NUMBER = /\b(\d+) ?(\p{L}\b)?/gu
/** A shorter post code is no evidence: the city stands in for it. */
const SHORTEST_POST_CODE = 3
/** The country before a code of digits, as in D-10115 or FIN-00100: many write it, many do not. */
const COUNTRY_OF_CODE = /^\p{L}{1,3}(?=\d{3,}$)/u

/** The city is left out where the post code is long enough: one city has several names. */
function foldAddress({ houseNumberAndStreetName, postCode, city }: Identity): string | null {
  if (houseNumberAndStreetName === null) return null
  const street = foldWords(houseNumberAndStreetName)
    .replace(FLAT, ' ')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
  const numbers = [...street.matchAll(HOUSE_NUMBER)]
    .map(([, number, letter = '']) => number + letter)
    .sort()
  const name = street.replace(HOUSE_NUMBER, ' ').replace(STREET, 'str').replaceAll(' ', '')
  const code = foldWords(postCode ?? '')
    .replaceAll(' ', '')
    .replace(COUNTRY_OF_CODE, '')
  const place = code.length < SHORTEST_POST_CODE ? foldWords(city ?? '') : code
  if (name === '' || numbers.length === 0 || place === '') return null
  return [name, ...numbers, place].join('|')
}

/** Providers for whom dots before the @ make no difference. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

function foldEmail(typed: string | null): string | null {
  const [, name = '', host = ''] =
    (typed ?? '')
      .trim()
      .normalize('NFKC')
      .toLowerCase()
      .match(/^([^+@]+)[^@]*@(.+)$/) ?? []
  if (name === '') return null
  return WITHOUT_DOTS.has(host)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${asciiDomain(host) ?? host}`
}
