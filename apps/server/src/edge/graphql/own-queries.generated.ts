// Written by `npm run schema` from the queries in the sources of the site and the account area; do not edit.
export const ownQueries: ReadonlySet<string> = new Set([
  `query AccountBonuses {
  bonuses {
    id
    title
    description
    state
    queues
    currency
    amount
    wagering
    shares {
      kind
      percent
      __typename
    }
    minOdds
    required
    wagered
    days
    offerEndsAt
    endsAt
    endedAt
    __typename
  }
}`,
  `query AccountBonuses {
  bonuses {
    id
    title
    description
    state
    queues
    currency
    amount
    wagering
    shares {
      kind
      percent
    }
    minOdds
    required
    wagered
    days
    offerEndsAt
    endsAt
    endedAt
  }
}`,
  `query AccountCashback {
  cashback {
    id
    title
    description
    currency
    percent
    everyDays
    paidAs
    wagering
    minLoss
    maxCashback
    periodEndsAt
    lost
    amount
    lastPaid {
      amount
      paidAt
      __typename
    }
    __typename
  }
}`,
  `query AccountCashback {
  cashback {
    id
    title
    description
    currency
    percent
    everyDays
    paidAs
    wagering
    minLoss
    maxCashback
    periodEndsAt
    lost
    amount
    lastPaid {
      amount
      paidAt
    }
  }
}`,
  `query AccountExclusion {
  exclusion {
    since
    until
    __typename
  }
}`,
  `query AccountExclusion {
  exclusion {
    since
    until
  }
}`,
  `query AccountFreeBets {
  freeBets {
    id
    title
    description
    state
    currency
    amount
    minOdds
    kinds
    sports
    wagering
    endsAt
    endedAt
    __typename
  }
}`,
  `query AccountFreeBets {
  freeBets {
    id
    title
    description
    state
    currency
    amount
    minOdds
    kinds
    sports
    wagering
    endsAt
    endedAt
  }
}`,
  `query AccountFreeSpins {
  freeSpins {
    id
    title
    description
    state
    games {
      id
      name
      __typename
    }
    spins
    played
    currency
    stake
    maxWin
    winnings
    wagering
    days
    offerEndsAt
    endsAt
    endedAt
    paid
    __typename
  }
}`,
  `query AccountFreeSpins {
  freeSpins {
    id
    title
    description
    state
    games {
      id
      name
    }
    spins
    played
    currency
    stake
    maxWin
    winnings
    wagering
    days
    offerEndsAt
    endsAt
    endedAt
    paid
  }
}`,
  `query AccountMessages($input: PagingInput) {
  messages(input: $input) {
    unread
    total
    results {
      id
      language
      title
      body
      sentAt
      readAt
      __typename
    }
    __typename
  }
}`,
  `query AccountMessages($input: PagingInput) {
  messages(input: $input) {
    unread
    total
    results {
      id
      language
      title
      body
      sentAt
      readAt
    }
  }
}`,
  `query AccountPage($input: MyAccountInput) {
  myAccount(input: $input) {
    url
    __typename
  }
}`,
  `query AccountPage($input: MyAccountInput) {
  myAccount(input: $input) {
    url
  }
}`,
  `query AccountPlayer {
  user {
    ...PlayerShown
    __typename
  }
}
fragment PlayerShown on User {
  id
  status
  firstName
  lastName
  country
  currency
  balances {
    id
    amount
    __typename
  }
  __typename
}`,
  `query AccountPlayer {
  user {
    ...PlayerShown
  }
}
fragment PlayerShown on User {
  id
  status
  firstName
  lastName
  country
  currency
  balances {
    id
    amount
  }
}`,
  `query AccountProfile {
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
    __typename
  }
}`,
  `query AccountProfile {
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
}`,
  `query AccountSportsBet($id: ID!) {
  sportsBet(id: $id) {
    ...SportsBetShown
    __typename
  }
}
fragment SportsBetShown on SportsBet {
  id
  receipt
  state
  type
  lines
  eachWay
  odds
  currency
  stake
  bonusStake
  isFreeBet
  openStake
  potentialReturn
  returned
  reason
  placedAt
  settledAt
  legs {
    competition
    event
    market
    selection
    odds
    live
    startsAt
    result
    reason
    __typename
  }
  __typename
}`,
  `query AccountSportsBet($id: ID!) {
  sportsBet(id: $id) {
    ...SportsBetShown
  }
}
fragment SportsBetShown on SportsBet {
  id
  receipt
  state
  type
  lines
  eachWay
  odds
  currency
  stake
  bonusStake
  isFreeBet
  openStake
  potentialReturn
  returned
  reason
  placedAt
  settledAt
  legs {
    competition
    event
    market
    selection
    odds
    live
    startsAt
    result
    reason
  }
}`,
  `query AccountSportsBets($input: SportsBetsInput) {
  sportsBets(input: $input) {
    hasMore
    results {
      ...SportsBetShown
      __typename
    }
    __typename
  }
}
fragment SportsBetShown on SportsBet {
  id
  receipt
  state
  type
  lines
  eachWay
  odds
  currency
  stake
  bonusStake
  isFreeBet
  openStake
  potentialReturn
  returned
  reason
  placedAt
  settledAt
  legs {
    competition
    event
    market
    selection
    odds
    live
    startsAt
    result
    reason
    __typename
  }
  __typename
}`,
  `query AccountSportsBets($input: SportsBetsInput) {
  sportsBets(input: $input) {
    hasMore
    results {
      ...SportsBetShown
    }
  }
}
fragment SportsBetShown on SportsBet {
  id
  receipt
  state
  type
  lines
  eachWay
  odds
  currency
  stake
  bonusStake
  isFreeBet
  openStake
  potentialReturn
  returned
  reason
  placedAt
  settledAt
  legs {
    competition
    event
    market
    selection
    odds
    live
    startsAt
    result
    reason
  }
}`,
  `query AccountStatement($input: StatementInput!) {
  statement(input: $input) {
    currency
    opening
    closing
    hasMore
    movements {
      id
      at
      kind
      amount
      sportsBetId
      gameRound {
        id
        gameName
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query AccountStatement($input: StatementInput!) {
  statement(input: $input) {
    currency
    opening
    closing
    hasMore
    movements {
      id
      at
      kind
      amount
      sportsBetId
      gameRound {
        id
        gameName
      }
    }
  }
}`,
  `query AltenarToken($input: AltenarTokenInput!) {
  altenarV2GetToken(input: $input) {
    scriptUrl
    integration
    token
    language
    __typename
  }
}`,
  `query AltenarToken($input: AltenarTokenInput!) {
  altenarV2GetToken(input: $input) {
    scriptUrl
    integration
    token
    language
  }
}`,
  `query BankIcons($mobile: Boolean!) {
  cmsComponent2(input: {id: 
"pay_n_play_banks", mobile: $mobile}) {
    __typename
    ... on CmsList {
      items {
        __typename
        id
        ... on CmsImage {
          src
          alt
          __typename
        }
      }
      __typename
    }
  }
}`,
  `query BankIcons($mobile: Boolean!) {
  cmsComponent2(input: {id: 
"pay_n_play_banks", mobile: $mobile}) {
    __typename
    ... on CmsList {
      items {
        __typename
        id
        ... on CmsImage {
          src
          alt
        }
      }
    }
  }
}`,
  `query BetByToken($input: BetByTokenInput!) {
  betByGetToken(input: $input) {
    scriptUrl
    token
    language
    brandId
    skin
    __typename
  }
}`,
  `query BetByToken($input: BetByTokenInput!) {
  betByGetToken(input: $input) {
    scriptUrl
    token
    language
    brandId
    skin
  }
}`,
  `query Categories($mobile: Boolean!) {
  categories(mobile: $mobile) {
    id
    games(input: {page: 0, records: 1}) {
      total
      __typename
    }
    __typename
  }
}`,
  `query Categories($mobile: Boolean!) {
  categories(mobile: $mobile) {
    id
    games(input: {page: 0, records: 1}) {
      total
    }
  }
}`,
  `query CategoryChanges($mobile: Boolean!) {
  categories(mobile: $mobile) {
    id
    changedAt
    __typename
  }
}`,
  `query CategoryChanges($mobile: Boolean!) {
  categories(mobile: $mobile) {
    id
    changedAt
  }
}`,
  `query Content($ids: [ID!]!, $mobile: Boolean!) {
  cmsComponents(input: {ids: $ids, mobile: $mobile}) {
    ...ContentLeaf
    ... on CmsMap {
      elements {
        ...ContentLeaf
        ... on CmsList {
          items {
            ...ContentLeaf
            __typename
          }
          __typename
        }
        __typename
      }
      __typename
    }
    ... on CmsList {
      items {
        ...ContentLeaf
        ... on CmsMap {
          elements {
            ...ContentLeaf
            ... on CmsList {
              items {
                ...ContentLeaf
                __typename
              }
              __typename
            }
            __typename
          }
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}
fragment ContentLeaf on CmsComponent {
  __typename
  id
  ... on CmsText {
    text
    __typename
  }
  ... on CmsImage {
    src
    alt
    width
    height
    __typename
  }
  ... on CmsLink {
    url
    label
    __typename
  }
  ... on CmsGame {
    game {
      ...GameTile
      __typename
    }
    __typename
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
    __typename
  }
  __typename
}`,
  `query Content($ids: [ID!]!, $mobile: Boolean!) {
  cmsComponents(input: {ids: $ids, mobile: $mobile}) {
    ...ContentLeaf
    ... on CmsMap {
      elements {
        ...ContentLeaf
        ... on CmsList {
          items {
            ...ContentLeaf
          }
        }
      }
    }
    ... on CmsList {
      items {
        ...ContentLeaf
        ... on CmsMap {
          elements {
            ...ContentLeaf
            ... on CmsList {
              items {
                ...ContentLeaf
              }
            }
          }
        }
      }
    }
  }
}
fragment ContentLeaf on CmsComponent {
  __typename
  id
  ... on CmsText {
    text
  }
  ... on CmsImage {
    src
    alt
    width
    height
  }
  ... on CmsLink {
    url
    label
  }
  ... on CmsGame {
    game {
      ...GameTile
    }
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
  }
}`,
  `query DelaSportToken {
  delaSportGetToken {
    host
    token
    __typename
  }
}`,
  `query DelaSportToken {
  delaSportGetToken {
    host
    token
  }
}`,
  `query Deposit($id: ID!) {
  deposit(id: $id) {
    id
    methodId
    state
    currency
    amount
    credited
    received {
      amount
      currency
      __typename
    }
    reason
    url
    __typename
  }
}`,
  `query Deposit($id: ID!) {
  deposit(id: $id) {
    id
    methodId
    state
    currency
    amount
    credited
    received {
      amount
      currency
    }
    reason
    url
  }
}`,
  `query DepositBonuses($input: AvailablePayNPlayBonusesInput!) {
  availablePayNPlayBonuses(input: $input) {
    id
    isPromised
    title
    description
    minOdds
    __typename
  }
}`,
  `query DepositBonuses($input: AvailablePayNPlayBonusesInput!) {
  availablePayNPlayBonuses(input: $input) {
    id
    isPromised
    title
    description
    minOdds
  }
}`,
  `query DepositMethods {
  depositMethods {
    id
    name
    needsEmail
    logos {
      light
      __typename
    }
    limit {
      __typename
      ... on PaymentRange {
        min
        max
        __typename
      }
      ... on PaymentValues {
        values
        __typename
      }
    }
    __typename
  }
}`,
  `query DepositMethods {
  depositMethods {
    id
    name
    needsEmail
    logos {
      light
    }
    limit {
      __typename
      ... on PaymentRange {
        min
        max
      }
      ... on PaymentValues {
        values
      }
    }
  }
}`,
  `query DepositMethods {
  payments(input: {type: DEPOSIT}) {
    id
    name
    logos {
      light
      __typename
    }
    __typename
  }
}`,
  `query DepositMethods {
  payments(input: {type: DEPOSIT}) {
    id
    name
    logos {
      light
    }
  }
}`,
  `query FoundEvents($search: String!) {
  sportsEvents(input: {search: $search}) {
    id
    home
    away
    startsAt
    live
    path
    __typename
  }
}`,
  `query FoundEvents($search: String!) {
  sportsEvents(input: {search: $search}) {
    id
    home
    away
    startsAt
    live
    path
  }
}`,
  `query Games($collection: CollectionInput!, $paging: PagingInput!) {
  collection(input: $collection) {
    games(input: $paging) {
      total
      edges {
        results {
          ...GameTile
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
    __typename
  }
  __typename
}`,
  `query Games($collection: CollectionInput!, $paging: PagingInput!) {
  collection(input: $collection) {
    games(input: $paging) {
      total
      edges {
        results {
          ...GameTile
        }
      }
    }
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
  }
}`,
  `query HadToken {
  hadGetToken {
    url
    __typename
  }
}`,
  `query HadToken {
  hadGetToken {
    url
  }
}`,
  `query Jackpots {
  jackpots {
    ...ShownJackpot
    __typename
  }
}
fragment ShownJackpot on Jackpot {
  id
  pool
  name
  kind
  amount
  currency
  mustDropBy
  lastWin {
    amount
    at
    __typename
  }
  __typename
}`,
  `query Jackpots {
  jackpots {
    ...ShownJackpot
  }
}
fragment ShownJackpot on Jackpot {
  id
  pool
  name
  kind
  amount
  currency
  mustDropBy
  lastWin {
    amount
    at
  }
}`,
  `query Licence {
  settings {
    licence {
      pages
      number
      regulator
      sealId
      sealScriptUrl
      __typename
    }
    __typename
  }
}`,
  `query Licence {
  settings {
    licence {
      pages
      number
      regulator
      sealId
      sealScriptUrl
    }
  }
}`,
  `query LiveSpinsSdk {
  liveSpinsGetSDKParameters {
    tenant
    scriptUrl
    language
    __typename
  }
}`,
  `query LiveSpinsSdk {
  liveSpinsGetSDKParameters {
    tenant
    scriptUrl
    language
  }
}`,
  `query LiveSpinsToken($input: LiveSpinsTokenInput!) {
  liveSpinsGetToken(input: $input) {
    url
    __typename
  }
}`,
  `query LiveSpinsToken($input: LiveSpinsTokenInput!) {
  liveSpinsGetToken(input: $input) {
    url
  }
}`,
  `query LiveTableIds {
  liveTableIds
}`,
  `query Lobby($records: Int!, $mobile: Boolean!) {
  settings {
    sportsProvider
    __typename
  }
  categories(mobile: $mobile) {
    id
    games(input: {page: 0, records: $records}) {
      total
      edges {
        results {
          ...GameTile
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
    __typename
  }
  __typename
}`,
  `query Lobby($records: Int!, $mobile: Boolean!) {
  settings {
    sportsProvider
  }
  categories(mobile: $mobile) {
    id
    games(input: {page: 0, records: $records}) {
      total
      edges {
        results {
          ...GameTile
        }
      }
    }
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
  }
}`,
  `query Payments($type: TransactionType!) {
  payments(input: {type: $type}) {
    id
    name
    logos {
      light
      __typename
    }
    limit {
      __typename
      ... on PaymentRange {
        min
        max
        __typename
      }
      ... on PaymentValues {
        values
        __typename
      }
    }
    __typename
  }
  settings {
    currencies {
      currentCurrency
      __typename
    }
    countries {
      currentCountry
      __typename
    }
    __typename
  }
}`,
  `query Payments($type: TransactionType!) {
  payments(input: {type: $type}) {
    id
    name
    logos {
      light
    }
    limit {
      __typename
      ... on PaymentRange {
        min
        max
      }
      ... on PaymentValues {
        values
      }
    }
  }
  settings {
    currencies {
      currentCurrency
    }
    countries {
      currentCountry
    }
  }
}`,
  `query PlayerGames($mobile: Boolean!) {
  playerGames(mobile: $mobile) {
    favourites {
      ...GameTile
      __typename
    }
    recentlyPlayed {
      ...GameTile
      __typename
    }
    __typename
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
    __typename
  }
  __typename
}`,
  `query PlayerGames($mobile: Boolean!) {
  playerGames(mobile: $mobile) {
    favourites {
      ...GameTile
    }
    recentlyPlayed {
      ...GameTile
    }
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
  }
}`,
  `query PromoCode($input: PromoCodeInput!) {
  promoCode(input: $input) {
    id
    __typename
  }
}`,
  `query PromoCode($input: PromoCodeInput!) {
  promoCode(input: $input) {
    id
  }
}`,
  `query Promotions($mobile: Boolean!) {
  cmsComponents(input: {ids: [
"promotions", 
"promotion_tags"], mobile: $mobile}) {
    __typename
    id
    ... on CmsList {
      items {
        __typename
        id
        ... on CmsMap {
          elements {
            __typename
            id
            ... on CmsText {
              text
              __typename
            }
            ... on CmsImage {
              src
              alt
              width
              height
              __typename
            }
            ... on CmsLink {
              url
              label
              __typename
            }
            ... on CmsList {
              items {
                __typename
                id
                ... on CmsText {
                  text
                  __typename
                }
              }
              __typename
            }
          }
          __typename
        }
      }
      __typename
    }
    ... on CmsMap {
      elements {
        __typename
        id
        ... on CmsText {
          text
          __typename
        }
      }
      __typename
    }
  }
}`,
  `query Promotions($mobile: Boolean!) {
  cmsComponents(input: {ids: [
"promotions", 
"promotion_tags"], mobile: $mobile}) {
    __typename
    id
    ... on CmsList {
      items {
        __typename
        id
        ... on CmsMap {
          elements {
            __typename
            id
            ... on CmsText {
              text
            }
            ... on CmsImage {
              src
              alt
              width
              height
            }
            ... on CmsLink {
              url
              label
            }
            ... on CmsList {
              items {
                __typename
                id
                ... on CmsText {
                  text
                }
              }
            }
          }
        }
      }
    }
    ... on CmsMap {
      elements {
        __typename
        id
        ... on CmsText {
          text
        }
      }
    }
  }
}`,
  `query Publications($ids: [ID!]!, $mobile: Boolean!) {
  cmsPublications(input: {ids: $ids, mobile: $mobile}) {
    id
    publishedAt
    __typename
  }
}`,
  `query Publications($ids: [ID!]!, $mobile: Boolean!) {
  cmsPublications(input: {ids: $ids, mobile: $mobile}) {
    id
    publishedAt
  }
}`,
  `query QuickDepositBonuses($input: AvailablePayNPlayBonusesInput!) {
  availablePayNPlayBonuses(input: $input) {
    id
    isPromised
    title
    description
    minOdds
    __typename
  }
}`,
  `query QuickDepositBonuses($input: AvailablePayNPlayBonusesInput!) {
  availablePayNPlayBonuses(input: $input) {
    id
    isPromised
    title
    description
    minOdds
  }
}`,
  `query QuickDepositById($id: ID!) {
  deposit(id: $id) {
    ...QuickDepositState
    __typename
  }
}
fragment QuickDepositState on Deposit {
  id
  state
  currency
  amount
  credited
  reason
  __typename
}`,
  `query QuickDepositById($id: ID!) {
  deposit(id: $id) {
    ...QuickDepositState
  }
}
fragment QuickDepositState on Deposit {
  id
  state
  currency
  amount
  credited
  reason
}`,
  `query QuickDepositMethods($affiliateCode: String) {
  payments(input: {type: PAY_N_PLAY, affiliateCode: $affiliateCode}) {
    id
    name
    engine
    needsEmail
    config {
      scriptUrl
      __typename
    }
    logos {
      light
      __typename
    }
    limit {
      __typename
      ... on PaymentRange {
        min
        max
        __typename
      }
      ... on PaymentValues {
        values
        __typename
      }
    }
    __typename
  }
}`,
  `query QuickDepositMethods($affiliateCode: String) {
  payments(input: {type: PAY_N_PLAY, affiliateCode: $affiliateCode}) {
    id
    name
    engine
    needsEmail
    config {
      scriptUrl
    }
    logos {
      light
    }
    limit {
      __typename
      ... on PaymentRange {
        min
        max
      }
      ... on PaymentValues {
        values
      }
    }
  }
}`,
  `query QuickDepositSettings {
  settings {
    btag
    currencies {
      currentCurrency
      __typename
    }
    __typename
  }
}`,
  `query QuickDepositSettings {
  settings {
    btag
    currencies {
      currentCurrency
    }
  }
}`,
  `query RecentDeposits {
  deposits(input: {records: 5}) {
    id
    methodId
    state
    amount
    currency
    received {
      amount
      currency
      __typename
    }
    __typename
  }
}`,
  `query RecentDeposits {
  deposits(input: {records: 5}) {
    id
    methodId
    state
    amount
    currency
    received {
      amount
      currency
    }
  }
}`,
  `query RecommendedGames($mobile: Boolean!) {
  collection(input: {mobile: $mobile}) {
    games(input: {page: 0, records: 12}) {
      edges {
        results {
          ...GameTile
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
    __typename
  }
  __typename
}`,
  `query RecommendedGames($mobile: Boolean!) {
  collection(input: {mobile: $mobile}) {
    games(input: {page: 0, records: 12}) {
      edges {
        results {
          ...GameTile
        }
      }
    }
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
  }
}`,
  `query Shell($mobile: Boolean!) {
  settings {
    supportedLanguages {
      code
      name
      __typename
    }
    operator {
      legalName
      address
      registrationNumber
      demonstration
      __typename
    }
    __typename
  }
  brands(input: {mobile: $mobile}) {
    id
    name
    logos {
      light
      dark
      __typename
    }
    games {
      total
      __typename
    }
    __typename
  }
}`,
  `query Shell($mobile: Boolean!) {
  settings {
    supportedLanguages {
      code
      name
    }
    operator {
      legalName
      address
      registrationNumber
      demonstration
    }
  }
  brands(input: {mobile: $mobile}) {
    id
    name
    logos {
      light
      dark
    }
    games {
      total
    }
  }
}`,
  `query SignIns {
  signIns {
    id
    current
    since
    lastSeen
    userAgent
    __typename
  }
}`,
  `query SignIns {
  signIns {
    id
    current
    since
    lastSeen
    userAgent
  }
}`,
  `query Sports {
  settings {
    sportsProvider
    sportsScriptUrl
    __typename
  }
}`,
  `query Sports {
  settings {
    sportsProvider
    sportsScriptUrl
  }
}`,
  `query SportsWinners($count: Int!) {
  sportsWinners(count: $count) {
    ...SportsWinnerRow
    __typename
  }
}
fragment SportsWinnerRow on SportsWinner {
  id
  amount
  currency
  event
  legs
  wonAt
  player {
    id
    name
    __typename
  }
  __typename
}`,
  `query SportsWinners($count: Int!) {
  sportsWinners(count: $count) {
    ...SportsWinnerRow
  }
}
fragment SportsWinnerRow on SportsWinner {
  id
  amount
  currency
  event
  legs
  wonAt
  player {
    id
    name
  }
}`,
  `query SupportDesk {
  settings {
    chat {
      type
      id
      scriptUrl
      scriptId
      buttonId
      __typename
    }
    __typename
  }
}`,
  `query SupportDesk {
  settings {
    chat {
      type
      id
      scriptUrl
      scriptId
      buttonId
    }
  }
}`,
  `query SupportDeskKey {
  zendeskGetKey
}`,
  `query Template($id: ID!, $mobile: Boolean!) {
  cmsComponent2(input: {id: $id, mobile: $mobile}) {
    __typename
    id
    ... on CmsTemplate {
      title
      html
      language
      publishedAt
      __typename
    }
  }
}`,
  `query Template($id: ID!, $mobile: Boolean!) {
  cmsComponent2(input: {id: $id, mobile: $mobile}) {
    __typename
    id
    ... on CmsTemplate {
      title
      html
      language
      publishedAt
    }
  }
}`,
  `query UseGameTitle($name: String!) {
  collection(input: {search: $name}) {
    games(input: {records: 10}) {
      edges {
        results {
          id
          name
          logo
          jackpot
          brand {
            id
            name
            __typename
          }
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}`,
  `query UseGameTitle($name: String!) {
  collection(input: {search: $name}) {
    games(input: {records: 10}) {
      edges {
        results {
          id
          name
          logo
          jackpot
          brand {
            id
            name
          }
        }
      }
    }
  }
}`,
  `query UseJoinSettings {
  settings {
    currencies {
      allowedCurrencies
      currentCurrency
      __typename
    }
    countries {
      currentCountry
      blockedCountries
      __typename
    }
    btag
    hideAcceptNewsLetter
    licence {
      autoCountry
      autoCurrency
      passwordRule
      shortestName
      __typename
    }
    enforcedCountries
    __typename
  }
}`,
  `query UseJoinSettings {
  settings {
    currencies {
      allowedCurrencies
      currentCurrency
    }
    countries {
      currentCountry
      blockedCountries
    }
    btag
    hideAcceptNewsLetter
    licence {
      autoCountry
      autoCurrency
      passwordRule
      shortestName
    }
    enforcedCountries
  }
}`,
  `query UseLaunch($input: PlayInput!, $opening: OpeningBalanceInput!, $demo: Boolean!) {
  play(input: $input)
  openingBalance(input: $opening) @skip(if: $demo)
}`,
  `query UseRandomGame($page: Int!, $records: Int!, $mobile: Boolean!) {
  collection(input: {mobile: $mobile}) {
    games(input: {page: $page, records: $records}) {
      total
      edges {
        results {
          ...GameTile
          __typename
        }
        __typename
      }
      __typename
    }
    __typename
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
    __typename
  }
  __typename
}`,
  `query UseRandomGame($page: Int!, $records: Int!, $mobile: Boolean!) {
  collection(input: {mobile: $mobile}) {
    games(input: {page: $page, records: $records}) {
      total
      edges {
        results {
          ...GameTile
        }
      }
    }
  }
}
fragment GameTile on Game {
  id
  name
  logo
  demo
  jackpot
  brand {
    id
    name
  }
}`,
  `query UseRegisterBanner($mobile: Boolean!) {
  cmsComponent2(input: {id: 
"register_banner", mobile: $mobile}) {
    __typename
    ... on CmsMap {
      elements {
        id
        ... on CmsText {
          text
          __typename
        }
        __typename
      }
      __typename
    }
  }
}`,
  `query UseRegisterBanner($mobile: Boolean!) {
  cmsComponent2(input: {id: 
"register_banner", mobile: $mobile}) {
    __typename
    ... on CmsMap {
      elements {
        id
        ... on CmsText {
          text
        }
      }
    }
  }
}`,
  `query Viewer {
  user {
    id
    active
    status
    firstName
    lastName
    country
    currency
    btag
    balances {
      id
      amount
      __typename
    }
    __typename
  }
}`,
  `query Viewer {
  user {
    id
    active
    status
    firstName
    lastName
    country
    currency
    btag
    balances {
      id
      amount
    }
  }
}`,
  `query Vip($mobile: Boolean!) {
  cmsComponents(
    input: {ids: [
"vip_page_full.banner", 
"vip_page_full.pros", 
"vip_page_full.become_vip", 
"vip_page_full.accordion"], mobile: $mobile}
  ) {
    __typename
    id
    ... on CmsMap {
      elements {
        __typename
        id
        ... on CmsText {
          text
          __typename
        }
        ... on CmsImage {
          src
          alt
          width
          height
          __typename
        }
        ... on CmsLink {
          url
          label
          __typename
        }
      }
      __typename
    }
    ... on CmsList {
      items {
        __typename
        id
        ... on CmsMap {
          elements {
            __typename
            id
            ... on CmsText {
              text
              __typename
            }
            ... on CmsImage {
              src
              alt
              width
              height
              __typename
            }
          }
          __typename
        }
      }
      __typename
    }
  }
}`,
  `query Vip($mobile: Boolean!) {
  cmsComponents(
    input: {ids: [
"vip_page_full.banner", 
"vip_page_full.pros", 
"vip_page_full.become_vip", 
"vip_page_full.accordion"], mobile: $mobile}
  ) {
    __typename
    id
    ... on CmsMap {
      elements {
        __typename
        id
        ... on CmsText {
          text
        }
        ... on CmsImage {
          src
          alt
          width
          height
        }
        ... on CmsLink {
          url
          label
        }
      }
    }
    ... on CmsList {
      items {
        __typename
        id
        ... on CmsMap {
          elements {
            __typename
            id
            ... on CmsText {
              text
            }
            ... on CmsImage {
              src
              alt
              width
              height
            }
          }
        }
      }
    }
  }
}`,
  `query Winners($input: WinnersInput!) {
  winners(input: $input) {
    ...WinnerRow
    __typename
  }
}
fragment WinnerRow on Winner {
  amount
  currency
  game {
    id
    name
    logo
    brand {
      id
      name
      __typename
    }
    __typename
  }
  player {
    id
    name
    __typename
  }
  wonAt
  __typename
}`,
  `query Winners($input: WinnersInput!) {
  winners(input: $input) {
    ...WinnerRow
  }
}
fragment WinnerRow on Winner {
  amount
  currency
  game {
    id
    name
    logo
    brand {
      id
      name
    }
  }
  player {
    id
    name
  }
  wonAt
}`,
  `query WithdrawMethods {
  withdrawMethods {
    destination
    provider {
      id
      name
      logos {
        light
        __typename
      }
      limit {
        __typename
        ... on PaymentRange {
          min
          max
          __typename
        }
        ... on PaymentValues {
          values
          __typename
        }
      }
      __typename
    }
    __typename
  }
}`,
  `query WithdrawMethods {
  withdrawMethods {
    destination
    provider {
      id
      name
      logos {
        light
      }
      limit {
        __typename
        ... on PaymentRange {
          min
          max
        }
        ... on PaymentValues {
          values
        }
      }
    }
  }
}`,
  `query Withdrawals {
  withdrawals {
    id
    methodId
    state
    amount
    currency
    destination
    reason
    requestedAt
    releaseAt
    __typename
  }
}`,
  `query Withdrawals {
  withdrawals {
    id
    methodId
    state
    amount
    currency
    destination
    reason
    requestedAt
    releaseAt
  }
}`,
])
