import { graphql, type ResultOf } from '../../lib/graphql.ts'

export const RealityCheckSubscription = graphql(`
  subscription RealityCheck {
    realityCheck {
      duration
      entries { category realIn bonusIn realOut bonusOut }
    }
  }
`)

export const AcknowledgedSubscription = graphql(`
  subscription RealityCheckAcknowledged {
    realityCheckAcknowledged
  }
`)

export const AcknowledgeMutation = graphql(`
  mutation AcknowledgeRealityCheck {
    acknowledgeRealityCheck
  }
`)

export type Check = ResultOf<typeof RealityCheckSubscription>['realityCheck']
