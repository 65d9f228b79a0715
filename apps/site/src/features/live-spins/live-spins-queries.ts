import { graphql } from '../../lib/graphql.ts'

export const LiveSpinsTokenQuery = graphql(`
  query LiveSpinsToken($input: LiveSpinsTokenInput!) {
    liveSpinsGetToken(input: $input) {
      url
    }
  }
`)

export const LiveSpinsSdkQuery = graphql(`
  query LiveSpinsSdk {
    liveSpinsGetSDKParameters {
      tenant
      scriptUrl
      language
    }
  }
`)
