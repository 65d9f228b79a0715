import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createI18n } from '../../lib/i18n.ts'
import { readWords } from '../../locales/read-words.ts'
import { PromotionGrid } from './PromotionGrid.tsx'

const promotion = (id: string) => ({
  id,
  title: id,
  description: '',
  terms: 'terms',
  link: null,
  tags: [],
  background: { src: `/art/promotions/${id}.webp`, alt: '', width: null, height: null },
})

it('the first picture of the grid is fetched before all others, those in sight at once, and the rest as they come near', () => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', readWords('en'))}>
      <StaticRouter location="/promotions">
        <PromotionGrid promotions={['a', 'b', 'c', 'd', 'e', 'f'].map(promotion)} />
      </StaticRouter>
    </I18nextProvider>,
  )
  const pictures = html.match(/<img[^>]*>/g) ?? []
  expect(pictures.map((each) => /fetchpriority="high"/i.test(each))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(pictures.map((each) => each.match(/loading="(\w+)"/)?.[1])).toEqual([
    'eager',
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ])
})
