import type { Shown } from './show.ts'

/**
 * The shape that a component needs for the pages that show it. `DemoId` and `PageId` are texts: the
 * id of a game that can be tried, and of a page. `each` is a map whose keys are the editors' own.
 * Components that no page knows may be anything.
 */
export type Shape =
  | Shown['__typename']
  | 'DemoId'
  | 'PageId'
  | { list: Shape }
  | { each: Shape }
  | { map: Readonly<Record<string, Shape>>; required: readonly string[] }

const text = 'CmsText'
const image = 'CmsImage'
const games = { list: 'CmsGame' } as const
const map = (fields: Record<string, Shape>, ...required: string[]): Shape => ({
  map: fields,
  required,
})

const topGames = map(
  {
    title: text,
    topgamescta: text,
    topgameslink: 'CmsLink',
    providerLogo: image,
    topgamesbackground: image,
    games,
  },
  'games',
)
const faq = map({ title: text, description: text }, 'title', 'description')

const shapes: Readonly<Record<string, Shape>> = {
  register_banner: map({ title: text, description: text }, 'title', 'description'),
  promotions: {
    list: map(
      {
        background: image,
        title: text,
        description: text,
        terms: 'PageId',
        tags: { list: text },
        link: 'CmsLink',
      },
      'background',
      'terms',
    ),
  },
  promotion_tags: { each: text },
  pay_n_play_banks: { list: image },
  trending_games: map({
    mainsection: map(
      { title: text, mainBackground: image, mainImage: image },
      'title',
      'mainBackground',
      'mainImage',
    ),
    games: { list: map({ game: 'CmsGame', banner: image }, 'game') },
  }),
  top_games_one: topGames,
  top_games_two: topGames,
  top_games_three: topGames,
  top_games_four: topGames,
  featured_game: map(
    {
      ...{
        sectiontitle: text,
        title: text,
        providername: text,
        description: text,
        buttontext: text,
        buttonlink: 'CmsLink',
      },
      ...{ cardbackground: image, sectionbackground: image, gameid: 'DemoId' },
    },
    'gameid',
  ),
  providers_component: { list: text },
  game_providers: {
    list: map({ provider: text, providerBackground: image, avatar: image, games }, 'provider'),
  },
  vip_page_full: map(
    {
      banner: map(
        {
          title: text,
          description: text,
          background: image,
          cta: text,
          link: 'CmsLink',
          icon: image,
        },
        'title',
        'description',
        'background',
      ),
      pros: {
        list: map({ title: text, description: text, icon: image }, 'title', 'description', 'icon'),
      },
      become_vip: map(
        { title: text, subtitle: text, description: text, ticket: image },
        'title',
        'description',
        'ticket',
      ),
      accordion: { list: faq },
    },
    ...['banner', 'pros', 'become_vip', 'accordion'],
  ),
}
const customCategory = map({ title: text, games }, 'title', 'games')

/**
 * The shape of a component, or of the part that a dotted id leads to; null where no page queries
 * one.
 */
export function shapeOf(id: string): Shape | null {
  const [name = '', ...path] = id.split('.')
  const shape: Shape | undefined = /^custom_category_(1[0-3]|[1-9])$/.test(name)
    ? customCategory
    : Object.hasOwn(shapes, name)
      ? shapes[name]
      : undefined
  return path.reduce(shapeWithin, shape ?? null)
}

/** The shape of an element; null where it may be anything. */
export function shapeWithin(shape: Shape | null, id: string): Shape | null {
  if (shape === null || typeof shape === 'string') return null
  if ('list' in shape) return shape.list
  if ('each' in shape) return shape.each
  return Object.hasOwn(shape.map, id) ? (shape.map[id] ?? null) : null
}

export interface Fitting {
  /**
   * Hears each place that does not fit, such as `2.background`, with the reason as a translation
   * key.
   */
  problems?: Record<string, string>
  /** Returns whether the reader is offered that game to try; otherwise it counts as not named. */
  hasDemo?: (gameId: string) => boolean
}

/**
 * The component without what a page could not show: elements of another kind, and items that lack
 * something required. Null when the whole cannot be shown.
 */
export function keepFitting(
  shown: Shown,
  shape: Shape,
  fitting: Fitting = {},
  path: readonly string[] = [],
): Shown | null {
  const { problems = {}, hasDemo = () => true } = fitting
  const refuse = (why: string, ...below: string[]) => {
    problems[[...path, ...below].join('.')] = why
    return null
  }
  if (shape === 'DemoId') {
    if (shown.__typename !== 'CmsText') return refuse('content.other_kind')
    return hasDemo(shown.text.trim()) ? shown : null
  }
  if (typeof shape === 'string')
    return shown.__typename === (shape === 'PageId' ? 'CmsText' : shape)
      ? shown
      : refuse('content.other_kind')
  if ('list' in shape) {
    if (shown.__typename !== 'CmsList') return refuse('content.other_kind')
    return {
      ...shown,
      items: shown.items.flatMap(
        (item) => keepFitting(item, shape.list, { problems, hasDemo }, [...path, item.id]) ?? [],
      ),
    }
  }
  if (shown.__typename !== 'CmsMap') return refuse('content.other_kind')
  const elements = shown.elements.flatMap((element) => {
    const own = shapeWithin(shape, element.id)
    if (own === null) return element
    return keepFitting(element, own, { problems, hasDemo }, [...path, element.id]) ?? []
  })
  const required = 'each' in shape ? [] : shape.required
  const missing = required.filter(
    (id) => !elements.some((element) => element.id === id && !isEmpty(element)),
  )
  for (const id of missing) {
    const place = [...path, id].join('.')
    const isReported = Object.keys(problems).some(
      (each) => each === place || each.startsWith(`${place}.`),
    )
    if (!isReported) refuse('content.required', id)
  }
  return missing.length > 0 ? null : { ...shown, elements }
}

function isEmpty(shown: Shown): boolean {
  if (shown.__typename === 'CmsList') return shown.items.length === 0
  return shown.__typename === 'CmsText' && shown.text.trim() === ''
}
