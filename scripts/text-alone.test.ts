import { expect, test } from 'vitest'
import { findTextBesideOthers } from './text-alone.ts'

const linesOf = (code: string) => findTextBesideOthers(code, 'Page.tsx')

test.each([
  ['words', '<p><Icon /> Close</p>'],
  ['a translation', '<p><Icon />{t("close")}</p>'],
  ['a number', '<p><b>Won</b>{7}</p>'],
  ['text that comes and goes', '<p><Icon />{isOpen ? t("close") : null}</p>'],
  ['text that comes and goes', '<p>{isOpen && name}<Icon /></p>'],
  ['text that stands for something missing', '<p>{name ?? <Icon />}<Icon /></p>'],
  ['text beside text', '<p>{first} {last}</p>'],
  ['text of a list', '<p><Icon />{names.map((name) => name)}</p>'],
  ['text of a fragment, whose place is the element around it', '<p><Icon /><>{name}</></p>'],
])('%s beside something else is found: %s', (_what, code) => {
  expect(linesOf(`const draw = () => ${code}`)).toEqual([1])
})

test.each([
  ['text alone', '<p>{t("close")}</p>'],
  ['text that comes and goes alone', '<p>{isOpen ? t("close") : null}</p>'],
  ['text made of several', '<p>{[first, last].join(" ")}</p>'],
  [
    'text in an element of its own',
    '<p>{isBusy ? <Spinner /> : null}<span>{t("close")}</span></p>',
  ],
  ['elements of a list', '<p><Icon />{names.map((name) => <b key={name}>{name}</b>)}</p>'],
  ['nothing', '<p><Icon />{null}{undefined}{false}{/* a comment */}</p>'],
])('%s is in order: %s', (_what, code) => {
  expect(linesOf(`const draw = () => ${code}`)).toEqual([])
})

test('a name stands for elements when it is given some, or when its type says so', () => {
  expect(linesOf('const mark = <b />\nconst draw = () => <p>{mark}{mark}</p>')).toEqual([])
  expect(
    linesOf('const show = (n) => <b>{n}</b>\nconst draw = () => <p>{show(1)}{show(2)}</p>'),
  ).toEqual([])
  const page =
    'function Page({ end, children }: { end: () => Elements; children: Elements }) {\n  return <p>{end()}{children}</p>\n}'
  expect(linesOf(page)).toEqual([])
  expect(linesOf(page.replaceAll('Elements', 'ReactNode'))).toEqual([2])
})
