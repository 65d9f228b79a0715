import { expect, test } from 'vitest'
import { readVipBlocks } from './vip-blocks.ts'

type Components = Parameters<typeof readVipBlocks>[0]

const text = (id: string) => ({ __typename: 'CmsText', id, text: `The ${id}` })
const image = (id: string) => ({
  __typename: 'CmsImage',
  id,
  src: `/art/${id}.svg`,
  alt: null,
  width: null,
  height: null,
})
const map = (id: string, ...elements: object[]) => ({ __typename: 'CmsMap', id, elements })
const list = (id: string, ...items: object[]) => ({ __typename: 'CmsList', id, items })

const banner = [text('title'), text('description'), image('background')]
const pro = map('one', text('title'), text('description'), image('icon'))
const become = [text('title'), text('description'), image('ticket')]
const question = map('why', text('title'), text('description'))
const whole = [
  map('vip_page_full.banner', ...banner),
  list('vip_page_full.pros', pro),
  map('vip_page_full.become_vip', ...become),
  list('vip_page_full.accordion', question),
]
const read = (components: readonly object[]) => readVipBlocks(components as unknown as Components)
const replaced = (block: object & { id: string }) =>
  whole.map((each) => (each.id === block.id ? block : each))

test('the page stands when all of its blocks do; cta, link, icon and subtitle may be missing', () => {
  expect(read(whole)).toMatchObject({
    banner: { title: 'The title', icon: null, link: null },
    pros: [{ id: 'one' }],
    becomeVip: { subtitle: '' },
    questions: [{ id: 'why' }],
  })
})

test.each(whole.map(({ id }) => id))('the whole page is hidden without %s', (id) => {
  expect(read(whole.filter((block) => block.id !== id))).toBeNull()
})

test.each([
  [
    'a banner without its background',
    map('vip_page_full.banner', text('title'), text('description')),
  ],
  [
    'pros without an icon',
    list('vip_page_full.pros', map('one', text('title'), text('description'))),
  ],
  [
    'the way in without a ticket',
    map('vip_page_full.become_vip', text('title'), text('description')),
  ],
  ['questions without an answer', list('vip_page_full.accordion', map('why', text('title')))],
])('%s is as good as missing', (_, block) => {
  expect(read(replaced(block))).toBeNull()
})

test('the button of the banner says what the editors wrote for it, otherwise what the link is called', () => {
  const link = { __typename: 'CmsLink', id: 'link', url: '#faq', label: 'Go' }
  const labelOf = (...more: object[]) =>
    read(replaced(map('vip_page_full.banner', ...banner, link, ...more)))?.banner.link?.label
  expect(labelOf()).toBe('Go')
  expect(labelOf(text('cta'))).toBe('The cta')
})
