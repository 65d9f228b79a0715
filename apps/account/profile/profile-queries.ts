import { graphql, type ResultOf } from '../lib/graphql.ts'

export const profileQuery = graphql(`
  query AccountProfile {
    profile {
      id
      email
      verified
      firstName
      lastName
      dateOfBirth
      country
      currency
      city
      houseNumberAndStreetName
      postCode
      mobileNumber
      newsletter
      memberSince
      passwordRule
    }
  }
`)

export const updateProfileMutation = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      city
      houseNumberAndStreetName
      postCode
      mobileNumber
      newsletter
    }
  }
`)

export const changeOwnPasswordMutation = graphql(`
  mutation ChangeOwnPassword($input: ChangeOwnPasswordInput!) {
    changeOwnPassword(input: $input)
  }
`)

export const signInsQuery = graphql(`
  query SignIns {
    signIns {
      id
      current
      since
      lastSeen
      userAgent
    }
  }
`)

export const endOtherSignInsMutation = graphql(`
  mutation EndOtherSignIns {
    endOtherSignIns
  }
`)

export type Profile = ResultOf<typeof profileQuery>['profile']
