import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Forms whose fields cannot be wrong. */
const NEVER_WRONG = ['account/safer-play/ChooseBreak']

const forms = globSync('apps/{site/src,account}/**/*.tsx')
  .map((path) => ({
    component: path.replace(/^apps\/|\.tsx$/g, ''),
    source: readFileSync(path, 'utf8'),
  }))
  .filter(({ source }) => source.includes('<form'))

test('every form is walked by the story in which nothing moves that is being pressed', () => {
  const story = readFileSync('e2e/pressed-steadily.test.ts', 'utf8')
  expect(forms.length).toBeGreaterThan(10)
  const missing = forms
    .map(({ component }) => component)
    .filter((component) => !story.includes(`'${component}': {`))
  expect(missing).toEqual(NEVER_WRONG)
})

test('no form draws an error by itself: those that wait for the end of a press are drawn by FieldError and Problems', () => {
  expect(
    forms
      .filter(({ source }) => /text-danger|role="alert"/.test(source))
      .map(({ component }) => component),
  ).toEqual([])
})
