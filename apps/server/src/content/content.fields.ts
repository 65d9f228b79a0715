import { type FieldRules, valueIn } from '../kit/field-rule.ts'
import type { Library } from './components/library.ts'

/** A page may have to be made of what was written, for the first caller. */
const COST_OF_COMPONENT = 20
const MOST_CHANGES = 500

/** Costs of components, by the parts that are published now. */
export function contentFields({ countParts }: Pick<Library, 'countParts'>): FieldRules {
  const parts = (ids: unknown) => idsIn(ids).reduce((sum, id) => sum + countParts(id), 0)
  return {
    'Query.cmsComponent': { cost: COST_OF_COMPONENT, size: ({ id }) => parts(id) },
    'Query.cmsComponent2': {
      cost: COST_OF_COMPONENT,
      size: ({ input }) => parts(valueIn(input, 'id')),
    },
    'Query.cmsComponents': {
      cost: ({ input }) => COST_OF_COMPONENT * idsIn(valueIn(input, 'ids')).length,
      size: ({ input }) => parts(valueIn(input, 'ids')),
    },
    'Query.cmsPublications': { size: ({ input }) => idsIn(valueIn(input, 'ids')).length },
    'CmsList.items': { size: 'nested' },
    'CmsMap.elements': { size: 'nested' },
    'ContentChange.ids': { size: MOST_CHANGES },
  }
}

/** Each once, as they are answered. */
function idsIn(ids: unknown): string[] {
  return [...new Set(Array.isArray(ids) ? ids : [ids])].map(String)
}
