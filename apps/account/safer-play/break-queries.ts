import { graphql, type VariablesOf } from '../lib/graphql.ts'

export const exclusionQuery = graphql(`
  query AccountExclusion {
    exclusion {
      since
      until
    }
  }
`)

export const excludeMyselfMutation = graphql(`
  mutation AccountExcludeMyself($input: ExcludeMyselfInput!) {
    excludeMyself(input: $input) {
      since
      until
    }
  }
`)

export type BreakTime = VariablesOf<typeof excludeMyselfMutation>['input']['time']
