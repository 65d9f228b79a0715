import { describe, expect, it } from 'vitest'
import { createI18n } from '../../lib/i18n.ts'
import { readWords } from '../../locales/read-words.ts'
import { pageTitle } from './page-title.ts'

describe('the title of a page', () => {
  it('is the page’s name and the casino’s', () => {
    expect(titleOf('/casino')).toBe('Casino · Baize')
    expect(titleOf('/casino/slot_games')).toBe('Slots · Baize')
    expect(titleOf('/promotions/new')).toBe('Promotions · Baize')
    expect(titleOf('/templates/faq')).toBe('FAQ · Baize')
    expect(titleOf('/account/financials/deposit')).toBe('My account · Baize')
  })

  it('is written in the language of the page', () => {
    expect(titleOf('/payments', 'de')).toBe('Zahlungen · Baize')
  })

  it('is the site’s own where nothing is known of the page', () => {
    const own = titleOf('/')
    expect(own).toContain('Baize')
    expect(titleOf('/templates/nothing_of_ours')).toBe(own)
    expect(titleOf('/play/demo/luna')).toBe(own)
  })

  it('is the casino’s for a category that is not known', () => {
    expect(titleOf('/casino/nothing_of_ours')).toBe('Casino · Baize')
  })
})

function titleOf(pathname: string, language: 'en' | 'de' = 'en'): string {
  return pageTitle(pathname, createI18n(language, readWords(language)).getFixedT(language, 'shell'))
}
