// Written by `npm run schema` from the .graphql slices; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Brand as ShownBrand, CategoryFound, Found, Game as ShownGame, Connection } from '../games/catalogue/snapshot.ts';
import type { Shown, NamedGame } from '../content/components/show.ts';
import type { ShownMovement } from '../payments/statement.ts';
import type { Profile as StoredProfile } from '../players/profile/profile.store.ts';
import type { PlayerWithPurses } from '../players/live/watch-user.ts';
import type { RequestContext } from '../kit/request-context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An exact amount in the currency's own digits, as a JSON string such as "12.50"; a JSON number is accepted too. */
  Decimal: { input: string; output: string; }
};

/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type Query = {
  /** Where the player is signed in now: the session of the request first, then the newest. */
  signIns: Array<SignIn>;
  /** The bonuses of the signed-in player, the newest first. A visitor has none. */
  bonuses: Array<Bonus>;
  /**
   * What a promotion code brings with a deposit in one currency, for a visitor who is about to register. Null when no offer has this code.
   * Error: rate_limited for an address that tries out codes.
   */
  promoCode?: Maybe<AvailableBonus>;
  /** The cashback that runs for the signed-in player now. A visitor has none. */
  cashback: Array<Cashback>;
  /** The free bets of the signed-in player, the newest first. A visitor has none. */
  freeBets: Array<FreeBet>;
  /** The free spins of the signed-in player, the newest first. A visitor has none. */
  freeSpins: Array<FreeSpins>;
  /**
   * A component that editors have written, in the language of the request or else in the first language of the casino. Null when nothing is
   * published. An id with dots, such as vip_page_full.banner, leads into maps and lists.
   */
  cmsComponent?: Maybe<CmsComponent>;
  /** As `cmsComponent`, with the variant for small screens when `mobile` is true and there is one. */
  cmsComponent2?: Maybe<CmsComponent>;
  /** Several components, in the order in which they were requested. An id of which nothing is published is left out. */
  cmsComponents: Array<CmsComponent>;
  /** When components were last published. An id of which nothing is published is left out. */
  cmsPublications: Array<CmsPublication>;
  /** The games that the signed-in player is likely to look for. */
  playerGames: PlayerGames;
  /** All studios that have games. */
  brands: Array<Brand>;
  /** The kinds of games that have games. */
  categories: Array<Category>;
  /** Searches the catalogue. */
  collection: Collection;
  /** The wins that other players see. */
  winners: Array<Winner>;
  /**
   * Opens a game, and answers an opaque token with which the page launches it, once. Null when its studio does not answer.
   * Errors: 401 for money without a sign-in; game_not_offered; game_not_for_phones; game_without_demo; account_not_active;
   * account_under_check; rate_limited after 300 launches an hour of a player, or 600 of the visitors of an address.
   */
  play?: Maybe<Scalars['String']['output']>;
  /**
   * The balance of the signed-in player, real and bonus money together, as it was before the rounds of one game that are open: what these
   * have staked is counted in, and what they have won is not. For the page of a game that is opened, which shows the result of play since
   * then. Null for a visitor.
   */
  openingBalance?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Opens a room of live spins for the signed-in player. Null when the room is not on the air or its vendor does not answer. Errors: 401
   * for a visitor; account_not_active; account_under_check; rate_limited after 300 launches an hour.
   */
  liveSpinsGetToken?: Maybe<LiveSpinsToken>;
  /** What a page loads the vendor's script of live spins with. Null where the casino has none. */
  liveSpinsGetSDKParameters?: Maybe<LiveSpinsSdkParameters>;
  /** The jackpots now: one of each pool in each currency, in the order of the casino's list. */
  jackpots: Array<Jackpot>;
  /** The ids of the games that are live tables, which all players share; 100 at most. */
  liveTableIds: Array<Scalars['ID']['output']>;
  /** The messages of the signed-in player, the newest first. */
  messages: Messages;
  /** What keeps the signed-in player from playing; null when nothing does. */
  exclusion?: Maybe<Exclusion>;
  /** What a site needs to know before a player signs in. Error: `No licence defined` for a country without one. */
  settings: Settings;
  /**
   * The payment methods for one purpose. For PAY_N_PLAY: the quick-deposit methods of an affiliate's tag, for visitors and for players;
   * empty when there are none. Error: third_party_down when the provider does not answer.
   */
  payments: Array<PaymentProvider>;
  /** What the signed-in player can deposit with. Error: third_party_down. */
  depositMethods: Array<PaymentProvider>;
  /** A deposit of the signed-in player. Error: deposit_unknown. */
  deposit?: Maybe<Deposit>;
  /** The deposits of the signed-in player, the newest first. */
  deposits: Array<Deposit>;
  /** Methods with which the signed-in player has paid and to which they can be paid out. */
  withdrawMethods: Array<WithdrawMethod>;
  /** The withdrawals of the signed-in player, the newest first; 100 at most. */
  withdrawals: Array<Withdrawal>;
  /** What has happened to the signed-in player's real money between two moments. */
  statement: Statement;
  /**
   * The bonuses that can be chosen with a deposit, first the one whose code the player registered with. With `code`, only the bonus of that code. The last entry stands for playing
   * without a bonus, and has no id. Error: rate_limited for a caller who tries many codes.
   */
  availablePayNPlayBonuses: Array<AvailableBonus>;
  /** The signed-in player; null for a visitor. */
  user?: Maybe<User>;
  /** Where the account area's frame starts; null for a visitor. */
  myAccount?: Maybe<MyAccount>;
  /** What the casino knows of the signed-in player. */
  profile: Profile;
  /**
   * Opens the Altenar-type sportsbook. Errors: 401 for a visitor who does not ask for a demo; account_not_active; account_under_check;
   * rate_limited.
   */
  altenarV2GetToken?: Maybe<AltenarToken>;
  /**
   * Opens the Betby-type sportsbook. A demo has no token. Errors: 401 for a visitor who does not ask for a demo; account_not_active;
   * account_under_check; rate_limited.
   */
  betByGetToken?: Maybe<BetByToken>;
  /** Opens the Delasport-type sportsbook. A visitor gets no token. Errors: account_not_active; account_under_check; rate_limited. */
  delaSportGetToken?: Maybe<DelaSportToken>;
  /** Opens the 'had' sportsbook. Errors: account_not_active; account_under_check; rate_limited. */
  hadGetToken?: Maybe<HadToken>;
  /** The sports bets of the signed-in player, the newest first. Error: bad_input. */
  sportsBets: SportsBets;
  /**
   * Matches of the sportsbook whose competitors fit a text, the best first; at most 6. None where the book does not answer in time, has no search, or stands
   * in a frame, which cannot be opened at a match.
   */
  sportsEvents: Array<SportsEvent>;
  /** The newest bets of the last seven days that returned more than was staked, as other players see them. Error: bad_input. */
  sportsWinners: Array<SportsWinner>;
  /** One sports bet of the signed-in player; null for one that is not theirs. */
  sportsBet?: Maybe<SportsBet>;
  /**
   * Tells the support chat who is asking, in the form that Zendesk's loginUser takes; it serves for five minutes. Null for a visitor, and
   * without a signing key.
   */
  zendeskGetKey?: Maybe<Scalars['String']['output']>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryPromoCodeArgs = {
  input: PromoCodeInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryCmsComponentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryCmsComponent2Args = {
  input: CmsComponentInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryCmsComponentsArgs = {
  input: CmsComponentsInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryCmsPublicationsArgs = {
  input: CmsComponentsInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryPlayerGamesArgs = {
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryBrandsArgs = {
  input?: InputMaybe<BrandsInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryCategoriesArgs = {
  input?: InputMaybe<PagingInput>;
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryCollectionArgs = {
  input?: InputMaybe<CollectionInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryWinnersArgs = {
  input: WinnersInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryPlayArgs = {
  input: PlayInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryOpeningBalanceArgs = {
  input: OpeningBalanceInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryLiveSpinsGetTokenArgs = {
  input: LiveSpinsTokenInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryMessagesArgs = {
  input?: InputMaybe<PagingInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QuerySettingsArgs = {
  input?: InputMaybe<SettingsInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryPaymentsArgs = {
  input: PaymentsInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryDepositArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryDepositsArgs = {
  input?: InputMaybe<PagingInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryWithdrawalsArgs = {
  states?: InputMaybe<Array<WithdrawalState>>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryStatementArgs = {
  input: StatementInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryAvailablePayNPlayBonusesArgs = {
  input: AvailablePayNPlayBonusesInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryMyAccountArgs = {
  input?: InputMaybe<MyAccountInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryAltenarV2GetTokenArgs = {
  input: AltenarTokenInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QueryBetByGetTokenArgs = {
  input: BetByTokenInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QuerySportsBetsArgs = {
  input?: InputMaybe<SportsBetsInput>;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QuerySportsEventsArgs = {
  input: SportsEventsInput;
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QuerySportsWinnersArgs = {
  count: Scalars['Int']['input'];
};


/**
 * What can be read. Every field can fail with an error whose `extensions.code` says why: 401 (a number) where a valid sign-in is needed;
 * `bad_input`, with `fields` that names each wrong value; `rate_limited`, with `retryAfterS` in seconds; `third_party_down`, with `party`;
 * `database_down` or `internal`, with `requestId`. Queries are sent as text: a hash alone is answered with PersistedQueryNotSupported.
 */
export type QuerySportsBetArgs = {
  id: Scalars['ID']['input'];
};

/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type Mutation = {
  /** Sets a new password for a player who knows the old one, and ends all other sessions. True when it is done. */
  changeOwnPassword: Scalars['Boolean']['output'];
  /** Ends all sessions of the player but that of the request, and returns how many it has ended. */
  endOtherSignIns: Scalars['Int']['output'];
  /**
   * Puts the money of a bonus into the bonus purse, once: a second time is answered like the first. Errors: bonus_unknown;
   * bonus_offer_ended; account_not_active; bonus_active_already while another bonus still has money to be played,
   * unless bonuses queue: then it waits for its turn in state QUEUED.
   */
  acceptBonus: Bonus;
  /** Refuses an offer for good. A second time is answered like the first. Errors: bonus_unknown; bonus_accepted_already. */
  declineBonus: Bonus;
  /**
   * Gives an active bonus up for good: what is left of its money goes back to the casino. One that has been wagered already becomes real money
   * instead, and one that has ended is answered as it is. Errors: bonus_unknown; bonus_not_accepted.
   */
  forfeitBonus: Bonus;
  /**
   * Takes free spins that were offered: their issue is requested from the provider of the game. A second time is answered like the first.
   * Errors: free_spins_unknown; free_spins_offer_ended; account_not_active.
   */
  acceptFreeSpins: FreeSpins;
  /** Refuses an offer for good. A second time is answered like the first. Errors: free_spins_unknown; free_spins_accepted_already. */
  declineFreeSpins: FreeSpins;
  /**
   * Gives accepted free spins up for good, with what they have won. Those that have ended are answered as they are.
   * Errors: free_spins_unknown; free_spins_not_accepted.
   */
  forfeitFreeSpins: FreeSpins;
  /**
   * Makes a game a favourite of the signed-in player, or takes it out of the favourites. True, also when nothing had to change. Errors:
   * game_unknown for a game that is not offered; favourites_full for more than a hundred.
   */
  setFavourite: Scalars['Boolean']['output'];
  /** Marks a message as read. Error: message_unknown. */
  readMessage: Message;
  /** Deletes a message. True, also for one that was deleted before. */
  deleteMessage: Scalars['Boolean']['output'];
  /**
   * Stops play, deposits and bonuses at once, for the given time; nothing ends it earlier. All other sessions end. The session of the request
   * goes on, and serves for withdrawals only. Error: exclusion_longer_already.
   */
  excludeMyself: Exclusion;
  /**
   * Tells that the player has seen the reality check: bets are taken again. It counts for all devices and tabs. True, also while none is
   * due.
   */
  acknowledgeRealityCheck: Scalars['Boolean']['output'];
  /**
   * Begins a deposit. Errors: payment_method_unknown; duplicate_request for a used key with other facts; deposit_not_started, when nothing
   * was charged; money_frozen; account_not_active; account_under_check.
   */
  startDeposit: Deposit;
  /**
   * Asks the provider now, for a player who comes back from its page. Errors: deposit_unknown; deposit_not_confirmed when the provider does
   * not answer.
   */
  checkDeposit: Deposit;
  /**
   * Asks for a withdrawal, and takes its amount out of the purse. Errors: payment_method_unknown; insufficient_funds; duplicate_request for
   * a used key with other facts; money_frozen.
   */
  startWithdrawal: Withdrawal;
  /**
   * Cancels a withdrawal that has not been sent, and gives the money back. Errors: withdrawal_unknown; withdrawal_cannot_be_cancelled, with
   * `state`.
   */
  cancelWithdrawal: Withdrawal;
  /**
   * Begins a quick deposit. That of a visitor belongs to this browser by an HttpOnly cookie that the answer sets: open the socket for
   * `checkPayNPlay` after it. Errors: payment_method_unknown; deposit_not_started, when nothing was charged; money_frozen;
   * account_not_active; account_under_check.
   */
  payNPlay: PayNPlayResult;
  /**
   * Makes the account of a new player who has paid, and gives them their deposit. It must come from the browser that paid. True: the player
   * signs in with the e-mail address and the password. Error: pay_n_play_frozen while no money may move in its currency; the deposit waits,
   * and goes back an hour after it came.
   */
  registerPayNPlay?: Maybe<Scalars['Boolean']['output']>;
  /** Makes an account. */
  registerClassic?: Maybe<RegisterClassicResult>;
  /** Mails a link with which a new password can be set. True, also when there is no such account, so that a caller cannot learn whether there is one. */
  resetPasswordRequest: Scalars['Boolean']['output'];
  /**
   * Sets a new password by the token of a mailed link, and ends all sessions. True when it is done. Errors: link_used; link_replaced by a
   * newer one; link_expired; link_invalid for what was never mailed.
   */
  changePasswordRequest: Scalars['Boolean']['output'];
  /**
   * Proves an e-mail address by the token of a mailed link. True when this call has proven it, false when it was proven before: in both
   * cases the player can sign in. Errors: link_expired; link_invalid for what was never mailed; account_under_check when the address is
   * proven and the account cannot be used yet.
   */
  verifyAccountRequest: Scalars['Boolean']['output'];
  /** Changes what players may change about themselves. */
  updateProfile: Profile;
  /** Mails a question to the support. True when it is on its way. */
  contactSupport: Scalars['Boolean']['output'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationChangeOwnPasswordArgs = {
  input: ChangeOwnPasswordInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationAcceptBonusArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationDeclineBonusArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationForfeitBonusArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationAcceptFreeSpinsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationDeclineFreeSpinsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationForfeitFreeSpinsArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationReadMessageArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationExcludeMyselfArgs = {
  input: ExcludeMyselfInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationStartDepositArgs = {
  input: StartDepositInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationCheckDepositArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationStartWithdrawalArgs = {
  input: StartWithdrawalInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationCancelWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationPayNPlayArgs = {
  input: PayNPlayInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationRegisterPayNPlayArgs = {
  input: RegisterPayNPlayInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationRegisterClassicArgs = {
  input: RegisterClassicInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationResetPasswordRequestArgs = {
  input: ResetPasswordRequestInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationChangePasswordRequestArgs = {
  input: ChangePasswordRequestInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationVerifyAccountRequestArgs = {
  input: VerifyAccountRequestInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/**
 * What can be changed. A mutation needs a POST, and a page of another site cannot send it. The errors that are named at Query can come from
 * every field here; the further errors of a field are named at that field.
 */
export type MutationContactSupportArgs = {
  input: ContactSupportInput;
};

/**
 * What is sent over a socket as it changes (graphql-transport-ws at /api/graphql). A subscription of a player needs a token in the first
 * message of the socket, as `x-token` or as `Authorization: Bearer …`; without a valid one it fails with code 401. A token that is wrong,
 * runs out or is ended closes the socket with 4403.
 */
export type Subscription = {
  /** How many offers wait for an answer: at once, and again when a bonus or free spins of the player change. */
  pendingBonuses: PendingBonuses;
  /** Sends which component an editor has published. A client that shows this component queries it again. */
  contentChanges: ContentChange;
  /** As `Query.playerGames`: at once, and again when the player has chosen a favourite or opened a game for money, on any device. */
  playerGames: PlayerGames;
  /** The wins now, and again when they have changed. */
  winners: Array<Winner>;
  /** Which games are offered, and again when games have come or gone. A page takes away what is gone, and may request its lists again. */
  offeredGames: OfferedGames;
  /**
   * By how much the balance of the signed-in player has changed otherwise than by rounds of one game and by jackpots: 0 at once, and with
   * each such change, by a payment, a bonus, cashback, a sports bet or another game, the difference since the last time. Below zero for
   * money that went out. 0 for a jackpot. For the page of an open game, which knows its own rounds only.
   */
  balanceChangedElsewhere: Scalars['Decimal']['output'];
  /** The jackpots now, and again when an amount has changed; no more often than every two seconds. */
  jackpots: Array<Jackpot>;
  /** A jackpot of the signed-in player, when it has been won and is in the balance. When no page of the player listens at the time of the win, only the inbox has it. */
  jackpotWon: WonJackpot;
  /**
   * Live tables now, and again when something has changed at one; no more often than every two seconds. Empty while the studio reports
   * nothing.
   */
  liveTables: Array<LiveTable>;
  /** How many messages the player has: at once, and again when a message comes, is read or is deleted. */
  inbox: Inbox;
  /** A reality check when it is due, and at once for a player who comes back while one waits. Bets are refused until it is acknowledged. */
  realityCheck: RealityCheck;
  /**
   * True when no reality check waits, false while one does: at once and at each change, so that an open dialog closes when another tab has
   * answered.
   */
  realityCheckAcknowledged: Scalars['Boolean']['output'];
  /**
   * Waits until a quick deposit has been paid, then answers once: a login token, or the data to register with. Errors: pay_n_play_unknown
   * for a deposit of another browser, one that was answered before, and one that is older than 15 minutes; pay_n_play_deposit_failed, with
   * `reason` (a PaymentFailure) and `charged: false`; pay_n_play_refused, with `reason`, `charged` and `refunded`; pay_n_play_held when the
   * money has come but not as agreed.
   */
  checkPayNPlay: CheckPayNPlayResult;
  /** The signed-in player: at once, and again when their purses, their status or their facts have changed. */
  user: User;
  /** The newest wins of the sportsbook now, and again when they have changed. Error: bad_input. */
  sportsWinners: Array<SportsWinner>;
  /** How many open sports bets the player has: at once, and again when any of their bets is made, taken, settled or changed. */
  openSportsBets: OpenSportsBets;
};


/**
 * What is sent over a socket as it changes (graphql-transport-ws at /api/graphql). A subscription of a player needs a token in the first
 * message of the socket, as `x-token` or as `Authorization: Bearer …`; without a valid one it fails with code 401. A token that is wrong,
 * runs out or is ended closes the socket with 4403.
 */
export type SubscriptionPlayerGamesArgs = {
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * What is sent over a socket as it changes (graphql-transport-ws at /api/graphql). A subscription of a player needs a token in the first
 * message of the socket, as `x-token` or as `Authorization: Bearer …`; without a valid one it fails with code 401. A token that is wrong,
 * runs out or is ended closes the socket with 4403.
 */
export type SubscriptionWinnersArgs = {
  input: WinnersInput;
};


/**
 * What is sent over a socket as it changes (graphql-transport-ws at /api/graphql). A subscription of a player needs a token in the first
 * message of the socket, as `x-token` or as `Authorization: Bearer …`; without a valid one it fails with code 401. A token that is wrong,
 * runs out or is ended closes the socket with 4403.
 */
export type SubscriptionBalanceChangedElsewhereArgs = {
  input: BalanceChangedElsewhereInput;
};


/**
 * What is sent over a socket as it changes (graphql-transport-ws at /api/graphql). A subscription of a player needs a token in the first
 * message of the socket, as `x-token` or as `Authorization: Bearer …`; without a valid one it fails with code 401. A token that is wrong,
 * runs out or is ended closes the socket with 4403.
 */
export type SubscriptionCheckPayNPlayArgs = {
  input: CheckPayNPlayInput;
};


/**
 * What is sent over a socket as it changes (graphql-transport-ws at /api/graphql). A subscription of a player needs a token in the first
 * message of the socket, as `x-token` or as `Authorization: Bearer …`; without a valid one it fails with code 401. A token that is wrong,
 * runs out or is ended closes the socket with 4403.
 */
export type SubscriptionSportsWinnersArgs = {
  count: Scalars['Int']['input'];
};

/** Page of a list. */
export type PagingInput = {
  /** The number of the page, from zero. A page behind the last one is empty. Below zero: `bad_input`. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Entries on a page, 100 at most. More, or less than zero: `bad_input`. */
  records?: InputMaybe<Scalars['Int']['input']>;
};

/** Addresses of one logo in two colours. The player's browser loads them. */
export type Logos = {
  /** The logo for a light background. */
  light: Scalars['String']['output'];
  /** The logo for a dark background. */
  dark: Scalars['String']['output'];
};

/**
 * Where a page stands in its list, as the GraphQL Cursor Connections Specification says it. Pages are asked for by number; the cursors only
 * name their ends.
 */
export type PageInfo = {
  /** True when entries follow after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when entries stand before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry of this page; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
  /** The cursor of the last entry of this page; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** A session in which the player is signed in. */
export type SignIn = {
  /** The id of the session. */
  id: Scalars['ID']['output'];
  /** True for the session of the request. */
  current: Scalars['Boolean']['output'];
  /** When it began; ISO 8601. */
  since: Scalars['String']['output'];
  /** When it was last renewed; ISO 8601. */
  lastSeen: Scalars['String']['output'];
  /** The browser, in the words in which it describes itself. */
  userAgent: Scalars['String']['output'];
};

/** A new password of a signed-in player. */
export type ChangeOwnPasswordInput = {
  /** The password that is valid now. A wrong one: `bad_input`; after too many wrong ones: `rate_limited`. */
  currentPassword: Scalars['String']['input'];
  /** The password from now on, by the rule at `Profile.passwordRule`. It must not be the e-mail address. */
  newPassword: Scalars['String']['input'];
};

/** A promotion code as it was typed. */
export type PromoCodeInput = {
  /** The code; 64 characters at most. */
  code: Scalars['String']['input'];
  /** The currency in which the account will be held, by ISO 4217. */
  currency: Scalars['String']['input'];
};

/** How many offers wait for an answer. */
export type PendingBonuses = {
  /** Bonuses in state PENDING and free spins in state OFFERED whose time has not run out. */
  total: Scalars['Int']['output'];
};

/** State of a bonus. */
export type BonusState =
  /** Offered, and not answered yet. */
  | 'PENDING'
  /** Accepted while another one was active, where bonuses queue: it begins when that one has ended, and can be declined until then. */
  | 'QUEUED'
  /** Accepted; its money is being played. */
  | 'ACTIVE'
  /** Wagered: what was left of it is real money. */
  | 'COMPLETED'
  /** Played, with nothing left, before another bonus was accepted. */
  | 'USED'
  /** Not accepted, or not wagered, in time: what was left of it was taken back. */
  | 'EXPIRED'
  /** The player did not want it. */
  | 'DECLINED'
  /** The player gave it up: what was left of it was taken back. */
  | 'FORFEITED';

/** Kinds of play whose stakes a bonus may count differently. */
export type WagerKind =
  /** Slots. */
  | 'SLOTS'
  /** Instant games: crash, mines, dice, plinko, keno and scratch cards. */
  | 'INSTANT'
  /** Roulette without a dealer. */
  | 'ROULETTE'
  /** Cards without a dealer. */
  | 'TABLE'
  /** Tables with a dealer, and live spins. */
  | 'LIVE'
  /** Sports bets. */
  | 'SPORTS';

/** How much of a stake a bonus counts. */
export type WagerShare = {
  /** What is played. */
  kind: WagerKind;
  /** Percent of the stake, rounded down to a minor unit for each stake. */
  percent: Scalars['Int']['output'];
};

/** A bonus that a player was offered. */
export type Bonus = {
  /** The id of the bonus. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of the request. */
  title: Scalars['String']['output'];
  /** What it is, in a sentence or two in the language of the request. */
  description: Scalars['String']['output'];
  /** Its state. */
  state: BonusState;
  /** True where it can be accepted while another one is active, and then waits for its turn. */
  queues: Scalars['Boolean']['output'];
  /** The currency of its amounts, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** How much bonus money it gives. */
  amount: Scalars['Decimal']['output'];
  /** How many times the amount has to be staked from bonus money before it becomes real money. */
  wagering: Scalars['Int']['output'];
  /** How much of a stake counts, for each kind of play. */
  shares: Array<WagerShare>;
  /** The least combined odds at which its money pays for a sports bet, and the bet counts; a decimal. */
  minOdds: Scalars['String']['output'];
  /** How much has to be staked in all: `amount` times `wagering`. */
  required: Scalars['Decimal']['output'];
  /** How much of that has been staked: the parts of stakes that count. */
  wagered: Scalars['Decimal']['output'];
  /** Days in which it has to be wagered, counted from its acceptance. */
  days: Scalars['Int']['output'];
  /** When it was offered; ISO 8601. */
  offeredAt: Scalars['String']['output'];
  /** Until when it can be accepted; ISO 8601. */
  offerEndsAt: Scalars['String']['output'];
  /** Until when it has to be wagered; ISO 8601. Null while it is not accepted. */
  endsAt?: Maybe<Scalars['String']['output']>;
  /** When it was completed, used up, declined, given up or taken back; ISO 8601. Null before. */
  endedAt?: Maybe<Scalars['String']['output']>;
};

/** What a cashback is paid as. */
export type CashbackPayment =
  /** Real money, at once. */
  | 'REAL'
  /** A bonus that waits for the player's answer. */
  | 'BONUS';

/** A share of what the player loses in a period, which the casino gives back after it. */
export type Cashback = {
  /** The id of the plan. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of the request. */
  title: Scalars['String']['output'];
  /** What it is, in a sentence or two in the language of the request. */
  description: Scalars['String']['output'];
  /** The currency of its amounts, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** Percent of the loss. */
  percent: Scalars['Int']['output'];
  /** How many days a period has. */
  everyDays: Scalars['Int']['output'];
  /** What it is paid as. */
  paidAs: CashbackPayment;
  /** How many times a bonus has to be staked before it becomes real money; null for real money. */
  wagering?: Maybe<Scalars['Int']['output']>;
  /** The smallest loss of a period that something is given back of. */
  minLoss: Scalars['Decimal']['output'];
  /** The most that is given back for one period. */
  maxCashback: Scalars['Decimal']['output'];
  /** When the period that goes on ends; ISO 8601. It is paid some minutes later. */
  periodEndsAt: Scalars['String']['output'];
  /** Real money lost in this period so far: stakes in games less what came back, and sports bets that are settled. Zero after more was won. */
  lost: Scalars['Decimal']['output'];
  /** What would be given back if the period ended now. */
  amount: Scalars['Decimal']['output'];
  /** What was paid the last time; null before. */
  lastPaid?: Maybe<PaidCashback>;
};

/** A cashback that was paid. */
export type PaidCashback = {
  /** How much it was. */
  amount: Scalars['Decimal']['output'];
  /** When it was paid; ISO 8601. */
  paidAt: Scalars['String']['output'];
};

/** State of a free bet. */
export type FreeBetState =
  /** It can be used. */
  | 'GIVEN'
  /** It is in a bet that waits for its result. */
  | 'STAKED'
  /** Its bet was won. */
  | 'WON'
  /** Its bet was lost. */
  | 'LOST'
  /** It was not used in time. */
  | 'EXPIRED'
  /** The casino has taken it back. */
  | 'WITHDRAWN';

/** A kind of slip that a free bet can pay for. */
export type FreeBetKind =
  /** One selection. */
  | 'SINGLE'
  /** Several selections that must all win, a bet builder too. */
  | 'MULTIPLE';

/** A stake of the casino's for one sports bet. It is used whole, and is not returned with a win. */
export type FreeBet = {
  /** The id of the free bet. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of the request. */
  title: Scalars['String']['output'];
  /** What it is, in a sentence or two in the language of the request. */
  description: Scalars['String']['output'];
  /** Its state. */
  state: FreeBetState;
  /** The currency of its amount, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** The stake that it pays. */
  amount: Scalars['Decimal']['output'];
  /** The least odds of the whole slip, as a decimal. */
  minOdds: Scalars['String']['output'];
  /** The slips that it can pay for. */
  kinds: Array<FreeBetKind>;
  /** The sports that it can be used for, in the book's own words; none for every sport. */
  sports: Array<Scalars['String']['output']>;
  /** How many times a win has to be staked before it becomes real money; null when it is real money at once. */
  wagering?: Maybe<Scalars['Int']['output']>;
  /** Until when it can be used; ISO 8601. */
  endsAt: Scalars['String']['output'];
  /** When it was won, lost, taken back or over; ISO 8601. Null before. */
  endedAt?: Maybe<Scalars['String']['output']>;
};

/** State of free spins. */
export type FreeSpinsState =
  /** Offered, and not answered yet. */
  | 'OFFERED'
  /** Accepted; the provider of the game gets a request to issue them. */
  | 'PREPARING'
  /** They can be played in the game. */
  | 'ACTIVE'
  /** All are played, and what they won is paid. */
  | 'PLAYED'
  /** Not accepted, or not all played, in time. What was won until then is paid. */
  | 'EXPIRED'
  /** The player did not want them. */
  | 'DECLINED'
  /** The player gave them up, or the casino took them back. */
  | 'CANCELLED'
  /** The provider of the game could not issue them. */
  | 'FAILED';

/** What the winnings of free spins become. */
export type FreeSpinsWinnings =
  /** Real money. */
  | 'REAL'
  /** A bonus, which has to be wagered. */
  | 'BONUS';

/** A game in which free spins can be played. */
export type FreeSpinsGame = {
  /** The id of the game, to launch it. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Free spins that a player was offered. The player pays no stake for them. */
export type FreeSpins = {
  /** The id of the free spins. */
  id: Scalars['ID']['output'];
  /** Their name, in the language of the request. */
  title: Scalars['String']['output'];
  /** What they are, in a sentence or two in the language of the request. */
  description: Scalars['String']['output'];
  /** Their state. */
  state: FreeSpinsState;
  /** The games in which they can be played: without those that are not offered now. */
  games: Array<FreeSpinsGame>;
  /** How many there are. */
  spins: Scalars['Int']['output'];
  /** How many have been played, as far as the provider of the game has reported; some report it only at the end. */
  played: Scalars['Int']['output'];
  /** The currency of the amounts, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** What one spin stakes. */
  stake: Scalars['Decimal']['output'];
  /** The most that all spins together pay. */
  maxWin: Scalars['Decimal']['output'];
  /** What the winnings become. */
  winnings: FreeSpinsWinnings;
  /** How many times winnings have to be staked before they become real money; null when they are real money at once. */
  wagering?: Maybe<Scalars['Int']['output']>;
  /** Days in which they have to be played, counted from their acceptance. */
  days: Scalars['Int']['output'];
  /** When they were offered; ISO 8601. */
  offeredAt: Scalars['String']['output'];
  /** Until when they can be accepted; ISO 8601. */
  offerEndsAt: Scalars['String']['output'];
  /** Until when they can be played; ISO 8601. Null while they are not accepted. */
  endsAt?: Maybe<Scalars['String']['output']>;
  /** When they ended; ISO 8601. Null before. */
  endedAt?: Maybe<Scalars['String']['output']>;
  /** What they have paid; null before their end. */
  paid?: Maybe<Scalars['Decimal']['output']>;
};

/** When a component, as it is shown in the language of the request, was last published. */
export type CmsPublication = {
  /** The id as it was requested. */
  id: Scalars['ID']['output'];
  /** The time; ISO 8601. */
  publishedAt: Scalars['String']['output'];
};

/** Components that editors have published or taken down. */
export type ContentChange = {
  /** Ids of the components, without what stands behind a dot. */
  ids: Array<Scalars['ID']['output']>;
};

/** The component to return. */
export type CmsComponentInput = {
  /** The id, which may lead into maps and lists with dots; 800 characters at most. */
  id: Scalars['ID']['input'];
  /** True for the variant for small screens, where there is one. */
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The components to return. */
export type CmsComponentsInput = {
  /** Their ids, each as in CmsComponentInput; 50 at most. */
  ids: Array<Scalars['ID']['input']>;
  /** True for the variants for small screens, where there are some. */
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What editors have written under one id. */
export type CmsComponent = {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
};

/** A piece of text. */
export type CmsText = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** Sanitised HTML. */
  text: Scalars['String']['output'];
};

/** A picture. */
export type CmsImage = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The address of the picture. */
  src: Scalars['String']['output'];
  /** What the picture shows, in words. Null or empty for a picture that only decorates. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Its width in pixels, where the editor has given it. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Its height in pixels, where the editor has given it. */
  height?: Maybe<Scalars['Int']['output']>;
};

/** A link. */
export type CmsLink = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The address that it leads to. */
  url: Scalars['String']['output'];
  /** The words of the link. */
  label: Scalars['String']['output'];
};

/** A page of text, such as the terms. */
export type CmsTemplate = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The heading: sanitised HTML, of which pages show the words. */
  title?: Maybe<Scalars['String']['output']>;
  /** The text: sanitised HTML, whose headings carry ids that a link can lead to. */
  html: Scalars['String']['output'];
  /** The language in which it is written: another one than was requested where there is no version in that. */
  language: Scalars['String']['output'];
  /** When this version was published; ISO 8601. */
  publishedAt: Scalars['String']['output'];
};

/** Components in an order. */
export type CmsList = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The elements, in the editor's order. */
  items: Array<CmsComponent>;
};

/** Components by name. */
export type CmsMap = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The elements; the id of each is its name. */
  elements: Array<CmsComponent>;
};

/** A game that an editor has named. */
export type CmsGame = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The game. Null when the catalogue does not have it, or no longer. */
  game?: Maybe<Game>;
};

/** A choice between yes and no. */
export type CmsBoolean = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The choice. */
  value: Scalars['Boolean']['output'];
};

/** A whole number. */
export type CmsInteger = CmsComponent & {
  /** The id as it was requested; within a map or a list, the element's own. */
  id: Scalars['ID']['output'];
  /** The number. */
  value: Scalars['Int']['output'];
};

/**
 * Games that the player is likely to look for. A game that is not offered, with `mobile` on phones, is left out of both lists. It stays a
 * favourite and comes back when it is offered again. Where there are a hundred favourites and another one is chosen, the oldest one that is
 * offered nowhere makes room.
 */
export type PlayerGames = {
  /** The favourites, the newest choice first; 100 at most. */
  favourites: Array<Game>;
  /** Games that were opened for money in the last ninety days, the newest first and each once; 20 at most. */
  recentlyPlayed: Array<Game>;
};

/** What becomes of a game among the favourites. */
export type SetFavouriteInput = {
  /** The id of the game. */
  id: Scalars['ID']['input'];
  /** True to make it a favourite, false to take it out. */
  favourite: Scalars['Boolean']['input'];
};

/** A room of live spins that is requested. */
export type LiveSpinsTokenInput = {
  /** Where the room's own way back leads; a path of the casino. */
  closePath: Scalars['String']['input'];
  /** The id of the room's session. The first room on the air when it is left out. */
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};

/** A room of live spins that was opened. */
export type LiveSpinsToken = {
  /** The address of the room, for this player alone. */
  url: Scalars['String']['output'];
};

/** What the vendor's script is started with. */
export type LiveSpinsSdkParameters = {
  /** The casino's name at the vendor. */
  tenant: Scalars['String']['output'];
  /** The address of the script. */
  scriptUrl: Scalars['String']['output'];
  /** The language of the texts. */
  language: Scalars['String']['output'];
};

/** The game that is opened. */
export type OpeningBalanceInput = {
  /** The id of the game. */
  gameId: Scalars['ID']['input'];
};

/** The open game. */
export type BalanceChangedElsewhereInput = {
  /** The id of the game. */
  gameId: Scalars['ID']['input'];
};

/** Which games are offered. */
export type OfferedGames = {
  /** Another text whenever games have come or gone. */
  version: Scalars['String']['output'];
  /** Ids of the studios whose games have all gone lately; the last 500 at most. */
  goneBrands: Array<Scalars['ID']['output']>;
  /** Ids of the games that have gone lately, of studios that have others; the last 500 at most. */
  goneGames: Array<Scalars['ID']['output']>;
};

/** A game of the catalogue. */
export type Game = {
  /** The id of the game. */
  id: Scalars['ID']['output'];
  /** Its name, as the studio gives it. */
  name: Scalars['String']['output'];
  /** The address of its picture. */
  logo: Scalars['String']['output'];
  /** True when it can be played without money. */
  demo: Scalars['Boolean']['output'];
  /** The studio that has made it. */
  brand: Brand;
  /** The pool of the jackpot that bets in this game feed and may win; null for none. */
  jackpot?: Maybe<Scalars['ID']['output']>;
};

/** A studio. */
export type Brand = {
  /** The id of the studio. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its logo. */
  logos: Logos;
  /** Its games, page by page. */
  games: GamesConnection;
};


/** A studio. */
export type BrandGamesArgs = {
  input?: InputMaybe<PagingInput>;
};

/** A kind of games. */
export type Category = {
  /** The kind of category. */
  id: CategoryId;
  /** The studios that have such games. */
  brands: Array<Brand>;
  /** The games of this kind, page by page. */
  games: GamesConnection;
  /** When a game of this kind last came, went or was described in another way; ISO 8601. Null while none has, since this is written down. */
  changedAt?: Maybe<Scalars['String']['output']>;
};


/** A kind of games. */
export type CategoryGamesArgs = {
  input?: InputMaybe<PagingInput>;
};

/** The games that a search has found. */
export type Collection = {
  /** The studios of these games. */
  brands: Array<Brand>;
  /** These games, page by page. */
  games: GamesConnection;
};


/** The games that a search has found. */
export type CollectionGamesArgs = {
  input?: InputMaybe<PagingInput>;
};

/** One page of a list of games. */
export type GamesConnection = {
  /** Games in the whole list. */
  total: Scalars['Int']['output'];
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** The games of this page. */
  edges: GamesEdges;
};

/** The games of one page. */
export type GamesEdges = {
  /** These games, in the order of the list; 100 at most. */
  results: Array<Game>;
};

/** A round in which more was won than staked, as other players see it. */
export type Winner = {
  /** What the round has paid. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the amount, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** The game in which it was won. */
  game: Game;
  /** The winner. */
  player: WinnerPlayer;
  /** When the round began, or when it was reported last; ISO 8601. */
  wonAt: Scalars['String']['output'];
};

/** A winner. The name is masked. */
export type WinnerPlayer = {
  /** An id that does not lead to the account: one for the wins of a player on one day (UTC), and another one for each other day. */
  id: Scalars['ID']['output'];
  /** The masked name, such as "J***". */
  name: Scalars['String']['output'];
};

/** The kinds of games. */
export type CategoryId =
  /** All games, whatever their kind. */
  | 'ALL_GAMES'
  /** Slot games. */
  | 'SLOT_GAMES'
  /** Table games and cards against the computer. */
  | 'CASINO_GAMES'
  /** Tables with a dealer in front of a camera. */
  | 'LIVE_CASINO'
  /** Games such as mines, dice and scratch cards. */
  | 'LUCKY_GAMES';

/** Lists of wins. */
export type WinnersSet =
  /** The biggest wins of the last seven days. */
  | 'TOP'
  /** The newest wins of the last seven days. */
  | 'LIVE';

/** What a search is for. What is left out, null or empty does not narrow it. */
export type CollectionInput = {
  /** Games of any of these kinds; 100 at most. */
  categories?: InputMaybe<Array<CategoryId>>;
  /** Games of any of these studios, in small letters or capitals; 100 at most. An unknown studio has no games. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Games whose name, or whose studio's name, has these words. Accents and capitals make no difference. Only 200 characters are looked at. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** True to leave out games that are not offered on phones. */
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The studios to return. */
export type BrandsInput = {
  /** True for studios that have games for phones. */
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The wins to return. */
export type WinnersInput = {
  /** The biggest or the newest. */
  set: WinnersSet;
  /** How many; 50 at most are answered. */
  count: Scalars['Int']['input'];
  /** True to leave out wins in games that are not offered on phones. */
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The game to open, and how. */
export type PlayInput = {
  /** The id of the game. */
  id: Scalars['ID']['input'];
  /** True to play without money. False needs a sign-in. */
  demo: Scalars['Boolean']['input'];
  /** True on a phone. */
  mobile: Scalars['Boolean']['input'];
  /** The path of our own site to which the game leads when it is closed. Another address: `bad_input`. */
  closePath: Scalars['String']['input'];
  /** The path of our own site to which the game leads for a deposit. Another address: `bad_input`. */
  cashierPath: Scalars['String']['input'];
};

/** Money that came into the purse or went out of it. */
export type Movement = {
  /** The round of a game that it belongs to; null for every other movement. */
  gameRound?: Maybe<GameRound>;
  /** The id of the movement. */
  id: Scalars['ID']['output'];
  /** When it happened; ISO 8601. */
  at: Scalars['String']['output'];
  /** What it was, such as `deposit`, `withdrawal_held`, `withdrawal_returned`, `bet`, `win` or `play`. */
  kind: Scalars['String']['output'];
  /** How much; below zero for money that went out. */
  amount: Scalars['Decimal']['output'];
  /** The id of the sports bet that it belongs to; null for every other movement. */
  sportsBetId?: Maybe<Scalars['ID']['output']>;
};

/** One round of a game, as its player sees it. */
export type GameRound = {
  /** The provider's own id of the round; the game shows it with the player's last rounds. */
  id: Scalars['ID']['output'];
  /** The name of the game; null for one that the casino does not offer any more. */
  gameName?: Maybe<Scalars['String']['output']>;
};

/** A pool of money in one currency. A share of bets feeds it, and one bet wins all that it pays. */
export type Jackpot = {
  /** The id of the pool in this currency. */
  id: Scalars['ID']['output'];
  /** The id of the pool. */
  pool: Scalars['ID']['output'];
  /** Its name, the same in every language. */
  name: Scalars['String']['output'];
  /** How it is won. */
  kind: JackpotKind;
  /** What it comes to now. */
  amount: Scalars['Decimal']['output'];
  /** The currency of its amounts, by ISO 4217. Only bets in this currency feed it and can win it. */
  currency: Scalars['String']['output'];
  /** The most it comes to: it is won at this amount at the latest. Null for a progressive one. */
  mustDropBy?: Maybe<Scalars['Decimal']['output']>;
  /**
   * SHA-256 of `pool/currency/number/amount/nonce`, in hex: the amount at which it drops, settled when it began, in minor units. Null for a
   * progressive one.
   */
  commitment?: Maybe<Scalars['String']['output']>;
  /** How it was won last; null before the first time. */
  lastWin?: Maybe<JackpotWin>;
};

/** How a jackpot is won. */
export type JackpotKind =
  /** Each bet may win, in proportion to its stake. */
  | 'PROGRESSIVE'
  /** Won at an amount that was drawn when it began. */
  | 'MUST_DROP';

/** A jackpot that has been won. */
export type JackpotWin = {
  /** What was paid. */
  amount: Scalars['Decimal']['output'];
  /** When; ISO 8601. */
  at: Scalars['String']['output'];
  /** Which one of its pool it was, counted from 1. */
  number: Scalars['Int']['output'];
  /** Its hash, as it was published when it began. Null for a progressive one. */
  commitment?: Maybe<Scalars['String']['output']>;
  /** What was hashed together with the amount. Null for a progressive one. */
  nonce?: Maybe<Scalars['String']['output']>;
};

/** A jackpot that the signed-in player has won. */
export type WonJackpot = {
  /** The id of the win. */
  id: Scalars['ID']['output'];
  /** The id of the pool. */
  pool: Scalars['ID']['output'];
  /** The name of the pool. */
  name: Scalars['String']['output'];
  /** What was paid into the player's balance. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the amount, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** When; ISO 8601. */
  at: Scalars['String']['output'];
};

/** A live table as its tile shows it. */
export type LiveTable = {
  /** The id of its game. */
  id: Scalars['ID']['output'];
  /** The number of players at the table. */
  players: Scalars['Int']['output'];
  /** The number of seats that are free; null at a table without seats. */
  freeSeats?: Maybe<Scalars['Int']['output']>;
  /** The last results in a word each, the newest first; 6 at most. Such as `17`, `player`, `banker`, `tie`, `blackjack`. */
  results: Array<Scalars['String']['output']>;
};

/** How many messages the player has. */
export type Inbox = {
  /** Messages that have not been read. */
  unread: Scalars['Int']['output'];
  /** All messages that have not been deleted. */
  total: Scalars['Int']['output'];
};

/** One page of the player's messages. */
export type Messages = {
  /** Messages that have not been read, on all pages. */
  unread: Scalars['Int']['output'];
  /** All messages that have not been deleted, on all pages. */
  total: Scalars['Int']['output'];
  /** The messages of this page, the newest first. */
  results: Array<Message>;
};

/** A message to the player. */
export type Message = {
  /** The id of the message. */
  id: Scalars['ID']['output'];
  /** The language of the title and the body. */
  language: Scalars['String']['output'];
  /** The title, as plain text. */
  title: Scalars['String']['output'];
  /** The text: sanitised HTML. */
  body: Scalars['String']['output'];
  /** When it was sent; ISO 8601. */
  sentAt: Scalars['String']['output'];
  /** When it was read for the first time; ISO 8601. Null before. */
  readAt?: Maybe<Scalars['String']['output']>;
};

/** For how long a player stops playing. */
export type ExclusionTime =
  /** 24 hours. */
  | 'DAY'
  /** Seven days. */
  | 'WEEK'
  /** One month. */
  | 'MONTH'
  /** Six months. */
  | 'SIX_MONTHS'
  /** Without an end. */
  | 'FOR_GOOD';

/** The length of a break. */
export type ExcludeMyselfInput = {
  /** The length of the break. */
  time: ExclusionTime;
};

/** A time in which the player does not play. */
export type Exclusion = {
  /** When it began; ISO 8601. */
  since: Scalars['String']['output'];
  /** When it ends; ISO 8601. Null when it has no end. */
  until?: Maybe<Scalars['String']['output']>;
};

/** What a player has played since they signed in. */
export type RealityCheck = {
  /** Seconds since the player signed in. */
  duration: Scalars['Int']['output'];
  /** What was played, by category. */
  entries: Array<RealityCheckEntry>;
};

/** What was played of one category since the sign-in. The totals equal the ledger: out less in is what play has changed about the purses. */
export type RealityCheckEntry = {
  /** A category of games; ALL_GAMES for games that are no longer offered; SPORTS for bets. */
  category: Scalars['String']['output'];
  /** Real money that went into games and bets: stakes, and wins that were taken back. */
  realIn: Scalars['Decimal']['output'];
  /** Bonus money that went into games and bets. */
  bonusIn: Scalars['Decimal']['output'];
  /** Real money that came out of games and bets: wins, and stakes that were given back. */
  realOut: Scalars['Decimal']['output'];
  /** Bonus money that came out of games and bets. */
  bonusOut: Scalars['Decimal']['output'];
};

/** The affiliate who has sent the visitor; settings may depend on it. */
export type SettingsInput = {
  /** The tag of the affiliate who has sent the visitor. */
  btag?: InputMaybe<Scalars['String']['input']>;
};

/** What a site needs to know before a player signs in. */
export type Settings = {
  /** The languages that the site speaks; the first one is its default. */
  supportedLanguages: Array<Language>;
  /** The currencies of the casino. */
  currencies: Currencies;
  /** The countries of the casino. */
  countries: Countries;
  /** The tag of the affiliate that counts for this visitor or player; null without one. */
  btag?: Maybe<Scalars['String']['output']>;
  /** True when the registration does not ask about the newsletter. */
  hideAcceptNewsLetter: Scalars['Boolean']['output'];
  /** The licence that holds for the visitor's or player's country. */
  licence: Licence;
  /** The company that runs the casino. */
  operator: Operator;
  /** Countries, by ISO 3166-1, whose players do not enter their country in a registration: it keeps the one that is already filled in. */
  enforcedCountries: Array<Scalars['String']['output']>;
  /** The provider of sports betting. */
  sportsProvider: SportsProvider;
  /** The support chat; null when there is none. */
  chat?: Maybe<ChatSettings>;
  /** Ids of the pages of text that the licence obliges the site to have. */
  templates: Array<Scalars['ID']['output']>;
  /** What follows a registration. */
  registrationResult: RegistrationResult;
  /** The script that draws the sportsbook; null for a vendor whose book is a frame. A page may load it before it has a token. */
  sportsScriptUrl?: Maybe<Scalars['String']['output']>;
};

/** The company that runs the casino. */
export type Operator = {
  /** The name that players know. */
  name: Scalars['String']['output'];
  /** The name in the register of companies. */
  legalName: Scalars['String']['output'];
  /** The number in the register of companies. */
  registrationNumber: Scalars['String']['output'];
  /** The registered address, in one line. */
  address: Scalars['String']['output'];
  /** True when no real money is taken or paid. */
  demonstration: Scalars['Boolean']['output'];
};

/** A language of the site. */
export type Language = {
  /** Its code by BCP 47, such as "pt". */
  code: Scalars['String']['output'];
  /** Its name in the language itself. */
  name: Scalars['String']['output'];
};

/** The currencies of the casino. */
export type Currencies = {
  /** The currencies in which an account can be held, by ISO 4217. */
  allowedCurrencies: Array<Scalars['String']['output']>;
  /** The currency that is proposed for the visitor's country, or the player's own. */
  currentCurrency: Scalars['String']['output'];
};

/** The countries of the casino. */
export type Countries = {
  /** The country that is taken for the visitor's, or the player's own, by ISO 3166-1. */
  currentCountry: Scalars['String']['output'];
  /** Countries whose people cannot register, by ISO 3166-1. */
  blockedCountries: Array<Scalars['String']['output']>;
};

/** The licence under which the casino is offered in one country. */
export type Licence = {
  /** The authority, or GENERIC. */
  type: LicenceType;
  /** The number that the authority gave it; null while there is none. */
  number?: Maybe<Scalars['String']['output']>;
  /** The name of the authority, without an article; null where no authority supervises the casino. */
  regulator?: Maybe<Scalars['String']['output']>;
  /** The id of the authority's seal; null without a seal. */
  sealId?: Maybe<Scalars['String']['output']>;
  /** The address from which the seal is loaded; null without a seal. */
  sealScriptUrl?: Maybe<Scalars['String']['output']>;
  /** True when the registration takes the country from `currentCountry` and does not ask for it. */
  autoCountry: Scalars['Boolean']['output'];
  /** True when the registration takes the currency from `currentCurrency` and does not ask for it. */
  autoCurrency: Scalars['Boolean']['output'];
  /** Ids of the pages of text that the licence obliges the site to have. */
  pages: Array<Scalars['String']['output']>;
  /** The rule for new passwords. */
  passwordRule: PasswordRule;
  /** How many characters a first or last name has at least: 2, or 1 where the policy of the licence says so. */
  shortestName: Scalars['Int']['output'];
};

/** Rules for new passwords. */
export type PasswordRule =
  /** 6 to 32 characters, with a small letter, a capital letter, and a number or a sign. A letter of a script without capitals counts as both. */
  | 'COMPOSITION'
  /** 8 to 128 characters of any kind, and no password that is known from a breach. */
  | 'LENGTH';

/** How the site loads the support chat. */
export type ChatSettings = {
  /** The vendor of the chat. */
  type: ChatType;
  /** The id of the casino with that company; null where it needs none. */
  id?: Maybe<Scalars['String']['output']>;
  /** The address of the script to load. */
  scriptUrl: Scalars['String']['output'];
  /** The id that the script element must have; null where it needs none. */
  scriptId?: Maybe<Scalars['String']['output']>;
  /** The id of the chat's button with that company; null where it needs none. */
  buttonId?: Maybe<Scalars['String']['output']>;
};

/** Authorities that give licences. */
export type LicenceType =
  /** None of the authorities below. */
  | 'GENERIC'
  /** Curaçao. */
  | 'CURACAO'
  /** Kahnawà:ke. */
  | 'KAHNAWAKE'
  /** The Malta Gaming Authority. */
  | 'MGA'
  /** Anjouan. */
  | 'ANJOUAN'
  /** Estonia. */
  | 'ESTONIAN'
  /** Nigeria. */
  | 'NIGERIA';

/** Companies that provide sports betting. */
export type SportsProvider =
  /** Altenar. */
  | 'ALTENAR'
  /** Betby. */
  | 'BETBY'
  /** Delasport. */
  | 'DELASPORT'
  /** Had. */
  | 'HAD';

/** Companies that provide a support chat. */
export type ChatType =
  /** Zendesk. */
  | 'ZENDESK'
  /** LiveAgent. */
  | 'LIVEAGENT';

/** What follows a registration. */
export type RegistrationResult =
  /** The player has to open the link in a mail first. */
  | 'VERIFICATION_NEEDED'
  /** The player can sign in at once. */
  | 'AUTO_LOGIN';

/** A payment method. */
export type PaymentProvider = {
  /** The id of the method. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The brand under which players know it. */
  brand: Scalars['String']['output'];
  /** How it is paid: `redirect` on a page of the provider, `widget` in a script of the provider. */
  engine: Scalars['String']['output'];
  /** What its script needs; null for a method without one. */
  config?: Maybe<PaymentProviderConfig>;
  /** Its logo. */
  logos: Logos;
  /** What amounts it takes, in the player's currency; null without a limit. */
  limit?: Maybe<PaymentLimit>;
  /** True when it needs an e-mail address before its page opens. */
  needsEmail: Scalars['Boolean']['output'];
};

/** What the script of a payment method needs. */
export type PaymentProviderConfig = {
  /** The address of the script. */
  scriptUrl?: Maybe<Scalars['String']['output']>;
};

/** What amounts a payment method takes. */
export type PaymentLimit = PaymentRange | PaymentValues;

/** Any amount between two. */
export type PaymentRange = {
  /** The smallest amount. */
  min: Scalars['Decimal']['output'];
  /** The largest amount. */
  max: Scalars['Decimal']['output'];
};

/** Some fixed amounts. */
export type PaymentValues = {
  /** These amounts; 20 at most. */
  values: Array<Scalars['Decimal']['output']>;
};

/** What a payment method is for. */
export type TransactionType =
  /** A deposit of a player. */
  | 'DEPOSIT'
  /** A quick deposit, also of a visitor, who registers afterwards. */
  | 'PAY_N_PLAY'
  /** A withdrawal. */
  | 'WITHDRAW';

/** The payment methods to return. */
export type PaymentsInput = {
  /** What they are for. */
  type: TransactionType;
  /** The tag of an affiliate, for PAY_N_PLAY; 64 characters at most. The player's own counts where it is left out. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
};

/** The amount that a payment has brought, as its provider reports it: the only sum to tell a payer once they have paid. */
export type ReceivedMoney = {
  /** How much has come in. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the amount, by ISO 4217. */
  currency: Scalars['String']['output'];
};

/** State of a deposit. */
export type DepositState =
  /** The player can pay. */
  | 'STARTED'
  /** The provider has taken it, and the money is under way. */
  | 'PENDING'
  /** The money is in the purse. */
  | 'PAID'
  /** Nothing was paid. A later payment is still credited. */
  | 'FAILED'
  /** The money has come, but not as agreed: an operator looks at it. */
  | 'HELD';

/** Why a payment has failed. */
export type PaymentFailure =
  /** The details of the account or card are wrong. */
  | 'WRONG_DATA'
  /** The payer's account does not have enough. */
  | 'LOW_BALANCE'
  /** The payer's bank has refused it. */
  | 'REJECTED_BY_BANK'
  /** A limit that the bank or the payer has set is reached. */
  | 'DAILY_LIMIT'
  /** The method does not work with this bank or card. */
  | 'UNSUPPORTED_CHANNEL'
  /** The payer has stopped it. */
  | 'CANCELLED'
  /** The payer has not paid in time. */
  | 'EXPIRED'
  /** The casino did not take money of this person, or not of this account. */
  | 'REFUSED';

/** A deposit of a player. */
export type Deposit = {
  /** The id of the deposit. */
  id: Scalars['ID']['output'];
  /** The id of the payment method. */
  methodId: Scalars['ID']['output'];
  /** Its state. */
  state: DepositState;
  /** The currency of its amounts, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** What the player wanted to pay. */
  amount: Scalars['Decimal']['output'];
  /** What has come into the purse; it may differ from `amount`. Null before it is paid. */
  credited?: Maybe<Scalars['Decimal']['output']>;
  /** What has come in, also while it is held: then it may be in another currency. Null until it has come. */
  received?: Maybe<ReceivedMoney>;
  /** Why it failed; null when it did not. */
  reason?: Maybe<PaymentFailure>;
  /** The card or account that paid, masked, such as '•••• 4242'. Null until it is known. */
  instrument?: Maybe<Scalars['String']['output']>;
  /** The page to pay on; null when there is nothing to pay. */
  url?: Maybe<Scalars['String']['output']>;
  /** When it was begun; ISO 8601. */
  startedAt: Scalars['String']['output'];
};

/** A deposit to start. */
export type StartDepositInput = {
  /** Names this deposit: 8 to 64 letters, digits, - and _. The same key again begins nothing and answers the same deposit. */
  key: Scalars['ID']['input'];
  /** The id of the payment method; 40 characters at most. */
  methodId: Scalars['ID']['input'];
  /** How much is paid, within the limits of the method. */
  amount: Scalars['Decimal']['input'];
  /** The e-mail address of the payer, for a method with `needsEmail`; 64 characters at most. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of an AvailableBonus, or null for none; 64 characters at most. */
  bonusCode?: InputMaybe<Scalars['String']['input']>;
  /** The identifier of the device, which helps against fraud. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
};

/** A way in which the player can be paid out. */
export type WithdrawMethod = {
  /** The payment method. */
  provider: PaymentProvider;
  /** The account that the money goes back to, masked. Null when it is not known. */
  destination?: Maybe<Scalars['String']['output']>;
};

/** State of a withdrawal. */
export type WithdrawalState =
  /** Asked for, and not sent: it can be cancelled. */
  | 'PENDING'
  /** The provider has it. */
  | 'SENT'
  /** The money has left. */
  | 'PAID'
  /** The provider has refused it; the money is back in the purse. */
  | 'DECLINED'
  /** The player has cancelled it; the money is back in the purse. */
  | 'CANCELLED';

/** A withdrawal of a player. Its amount leaves the purse when it is requested. */
export type Withdrawal = {
  /** The id of the withdrawal. */
  id: Scalars['ID']['output'];
  /** The id of the payment method. */
  methodId: Scalars['ID']['output'];
  /** Its state. */
  state: WithdrawalState;
  /** The currency of the amount, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** How much is paid out. */
  amount: Scalars['Decimal']['output'];
  /** The account that the money goes to, masked. Null when it is not known. */
  destination?: Maybe<Scalars['String']['output']>;
  /** Why it was declined; null when it was not. */
  reason?: Maybe<PaymentFailure>;
  /** When it was requested; ISO 8601. */
  requestedAt: Scalars['String']['output'];
  /** When it is sent and can no longer be cancelled; ISO 8601. Null when it has been sent, and while an operator has to look at it first. */
  releaseAt?: Maybe<Scalars['String']['output']>;
};

/** A withdrawal to start. */
export type StartWithdrawalInput = {
  /** Names this withdrawal, as in StartDepositInput. */
  key: Scalars['ID']['input'];
  /** The id of the payment method; 40 characters at most. */
  methodId: Scalars['ID']['input'];
  /** How much is paid out, within the limits of the method. */
  amount: Scalars['Decimal']['input'];
};

/** Period and page of a statement. */
export type StatementInput = {
  /** The first moment, ISO 8601 with its offset from UTC, such as 2026-03-01T00:00:00+01:00. The reader's clock says where a day begins. */
  from: Scalars['String']['input'];
  /** The first moment that no longer belongs to it, in the same form. Before `from`: `bad_input`. */
  until: Scalars['String']['input'];
  /** Movements on a page; 1 to 100. */
  records?: InputMaybe<Scalars['Int']['input']>;
  /** The id of a movement: the page begins below it. The first page without it. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** What has happened to a player's real money between two moments. The opening balance and all movements add up to the closing balance. */
export type Statement = {
  /** The currency of all amounts, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** The balance at the first moment. */
  opening: Scalars['Decimal']['output'];
  /** The balance at the last moment. */
  closing: Scalars['Decimal']['output'];
  /** The movements of this page, the newest first. */
  movements: Array<Movement>;
  /** True when there are older movements between these moments. */
  hasMore: Scalars['Boolean']['output'];
};

/** A bonus that can be chosen with a deposit. */
export type AvailableBonus = {
  /** What `bonusCode` of a deposit has to be to choose it; null for playing without a bonus. */
  id?: Maybe<Scalars['ID']['output']>;
  /** True for the bonus of the promotion code that the player registered with, as long as they have not taken it. */
  isPromised: Scalars['Boolean']['output'];
  /** Its name in the language of the request; a translation key for playing without a bonus. */
  title: Scalars['String']['output'];
  /** What it gives, in the language of the request; a translation key for playing without a bonus. */
  description: Scalars['String']['output'];
  /** The least combined odds of a sports bet that its money pays for, a decimal; null where it brings no bonus money. */
  minOdds?: Maybe<Scalars['String']['output']>;
};

/** The quick deposit that bonuses are listed for. */
export type AvailablePayNPlayBonusesInput = {
  /** The id of a quick deposit. It is not needed, and not looked at. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the payment method. */
  paymentProviderId: Scalars['ID']['input'];
  /** A promotion code; 64 characters at most. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A quick deposit to begin. */
export type PayNPlayInput = {
  /** The id of the payment method; 40 characters at most. */
  id: Scalars['ID']['input'];
  /** How much is paid, within the limits of the method. */
  amount: Scalars['Decimal']['input'];
  /** The id of an AvailableBonus, or null for none; 64 characters at most. */
  bonusCode?: InputMaybe<Scalars['String']['input']>;
  /** The page that closes the payment window: /closewindow, or /closewindow/ and an encoded path of our site; 500 characters at most. */
  closePath: Scalars['String']['input'];
  /** The further fields that the method needs. */
  data?: InputMaybe<PayNPlayDataInput>;
  /** The identifier of the device, which helps against fraud. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
};

/** The fields that a payment method needs besides the amount. */
export type PayNPlayDataInput = {
  /** The e-mail address of the payer, for a method with `needsEmail`; 64 characters at most. */
  email?: InputMaybe<Scalars['String']['input']>;
};

/** Next step of a quick deposit. */
export type PayNPlayResult = PayNPlayRedirect | PayNPlayPending;

/** The payer pays on a page of the provider. */
export type PayNPlayRedirect = {
  /** The id of the quick deposit, for `checkPayNPlay`. */
  id: Scalars['ID']['output'];
  /** The page, to be shown in a frame. */
  url: Scalars['String']['output'];
};

/** The payer pays in a script of the provider, or the payment is already under way. */
export type PayNPlayPending = {
  /** The id of the quick deposit, for `checkPayNPlay`. */
  id: Scalars['ID']['output'];
  /** What the script needs. */
  data?: Maybe<PayNPlayPendingData>;
};

/** What the script of a payment method needs for one payment. */
export type PayNPlayPendingData = {
  /** The token with which the script opens. */
  token?: Maybe<Scalars['String']['output']>;
};

/** The quick deposit to watch. */
export type CheckPayNPlayInput = {
  /** The id of the quick deposit. */
  id: Scalars['ID']['input'];
};

/** What a paid quick deposit leads to. */
export type CheckPayNPlayResult = PayNPlayLogin | PayNPlayUser;

/** The payer has an account. */
export type PayNPlayLogin = {
  /** A token for POST /auth/login. It works once. */
  token: Scalars['String']['output'];
  /** What has come in and was added to the balance; it may be another sum than was requested. */
  received: ReceivedMoney;
};

/** The payer has no account yet. What the provider knows of them fills the registration form; the rest is null. */
export type PayNPlayUser = {
  /** The id of the quick deposit, for `RegisterPayNPlayInput.payNPlay`. */
  id: Scalars['ID']['output'];
  /** What has come in and waits for the account; it may be another sum than was requested. */
  received: ReceivedMoney;
  /** The first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** The last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The country, by ISO 3166-1. */
  country?: Maybe<Scalars['String']['output']>;
  /** The day of birth, YYYY-MM-DD. */
  dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The street and the number of the building. */
  houseNumberAndStreetName?: Maybe<Scalars['String']['output']>;
  /** The postcode. */
  postCode?: Maybe<Scalars['String']['output']>;
  /** The mobile number, with + and the country's code. */
  mobileNumber?: Maybe<Scalars['String']['output']>;
  /** The e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The gender. */
  gender?: Maybe<Gender>;
};

/** The registration of a payer. Details that the provider has verified replace those in it. */
export type RegisterPayNPlayInput = {
  /** The e-mail address; 64 characters at most. */
  email: Scalars['String']['input'];
  /** The password, by the rule at `Licence.passwordRule`. It must not be the e-mail address. */
  password: Scalars['String']['input'];
  /** The first name; from `Licence.shortestName` to 64 characters. */
  firstName: Scalars['String']['input'];
  /** The last name; from `Licence.shortestName` to 64 characters. */
  lastName: Scalars['String']['input'];
  /** The city; 64 characters at most. */
  city: Scalars['String']['input'];
  /** The country, by ISO 3166-1. A blocked one: `bad_input`. */
  country: Scalars['String']['input'];
  /** The street and the number of the building; 2 to 128 characters. */
  houseNumberAndStreetName: Scalars['String']['input'];
  /** The postcode; 16 characters at most. */
  postCode: Scalars['String']['input'];
  /** The gender. */
  gender: Gender;
  /** The mobile number: + and 7 to 15 digits. */
  mobileNumber: Scalars['String']['input'];
  /** The day of birth, YYYY-MM-DD. The player must be 18 today. */
  dateOfBirth: Scalars['String']['input'];
  /** True: the player accepts the terms. False: `bad_input`. */
  accept: Scalars['Boolean']['input'];
  /** True when the player wants the newsletter. */
  newsletter: Scalars['Boolean']['input'];
  /** The identifier of the device, which helps against fraud. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** The path of our own site to which the mailed link leads; `modal` and `token` are added to it. */
  verificationPath: Scalars['String']['input'];
  /** The id of the quick deposit. */
  payNPlay: Scalars['ID']['input'];
};

/** A player, as the site shows them to themselves. */
export type User = {
  /** The id of the player. */
  id: Scalars['ID']['output'];
  /** False when the site has to sign the player out. */
  active: Scalars['Boolean']['output'];
  /** What the player may do. */
  status: PlayerStatus;
  /** The first name. */
  firstName: Scalars['String']['output'];
  /** The last name. */
  lastName: Scalars['String']['output'];
  /** The country, by ISO 3166-1. */
  country: Scalars['String']['output'];
  /** The currency of the account, by ISO 4217. It does not change. */
  currency: Scalars['String']['output'];
  /** The tag of the affiliate who has brought the player; null without one. */
  btag?: Maybe<Scalars['String']['output']>;
  /** The purses: the first is real money, the rest bonus money. */
  balances: Array<Balance>;
};

/** What a player may do. */
export type PlayerStatus =
  /** Everything. */
  | 'ACTIVE'
  /** No play for money, no deposits and no bonuses; withdrawals are possible. An operator has set it. */
  | 'LIMITED'
  /** No play for money, no deposits and no bonuses for a time, as the player has asked; withdrawals are possible. */
  | 'EXCLUDED'
  /** Nothing: the player cannot sign in. */
  | 'BLOCKED';

/** A purse of a player. */
export type Balance = {
  /** The id of the purse. */
  id: Scalars['ID']['output'];
  /** What is in it, in the player's currency. */
  amount: Scalars['Decimal']['output'];
};

/** The genders that documents name. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE';

/** The registration of a player. */
export type RegisterClassicInput = {
  /** The first name; from `Licence.shortestName` to 64 characters. */
  firstName: Scalars['String']['input'];
  /** The last name; from `Licence.shortestName` to 64 characters. */
  lastName: Scalars['String']['input'];
  /** The country, by ISO 3166-1. A blocked one: `bad_input`. */
  country: Scalars['String']['input'];
  /** The day of birth, YYYY-MM-DD. The player must be 18 today, in their own country. */
  dateOfBirth: Scalars['String']['input'];
  /** The city; 64 characters at most. */
  city: Scalars['String']['input'];
  /** The street and the number of the building; 2 to 128 characters. */
  houseNumberAndStreetName: Scalars['String']['input'];
  /** The postcode; 16 characters at most. */
  postCode: Scalars['String']['input'];
  /** The mobile number: + and 7 to 15 digits. */
  mobileNumber: Scalars['String']['input'];
  /** The e-mail address; 64 characters at most. */
  email: Scalars['String']['input'];
  /** The password, by the rule at `Licence.passwordRule`. It must not be the e-mail address. */
  password: Scalars['String']['input'];
  /** True when the player wants the newsletter. */
  newsletter: Scalars['Boolean']['input'];
  /** The currency of the account, one of `Currencies.allowedCurrencies`. */
  currency: Scalars['String']['input'];
  /** A promotion code; 64 characters at most. */
  bonusCode?: InputMaybe<Scalars['String']['input']>;
  /** The identifier of the device, which helps against fraud; 128 characters at most. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** The gender. */
  gender?: InputMaybe<Gender>;
  /** The tag of the affiliate who has brought the player; 64 characters at most. */
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  /** The path of our own site to which the mailed link leads; `modal` and `token` are added to it. */
  verificationPath: Scalars['String']['input'];
};

/** The next step after a registration. It is the same for an e-mail address that has an account, so that a caller cannot learn whether there is one. */
export type RegisterClassicResult = VerificationNeeded | AutoLogin;

/** The player has to open the link in a mail first. */
export type VerificationNeeded = {
  /** The e-mail address to which it was sent. */
  email: Scalars['String']['output'];
};

/** The player can sign in at once. */
export type AutoLogin = {
  /** The e-mail address to sign in with. */
  email: Scalars['String']['output'];
};

/** The account whose password was forgotten. */
export type ResetPasswordRequestInput = {
  /** The e-mail address of the account. */
  email: Scalars['String']['input'];
  /** The path of our own site to which the mailed link leads; `modal` and `token` are added to it. */
  resetPasswordPath: Scalars['String']['input'];
};

/** A new password after a mailed link. */
export type ChangePasswordRequestInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
  /** The password from now on, by the rule of the player's country. It must not be the e-mail address. */
  newPassword: Scalars['String']['input'];
};

/** The proof of an e-mail address. */
export type VerifyAccountRequestInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Where the account area is opened, and how. */
export type MyAccountInput = {
  /** A place in the account area, such as "financials/deposit"; the profile without it. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** True to hide amounts. */
  incognito?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where the account area is. */
export type MyAccount = {
  /** The address to show in a frame. */
  url: Scalars['String']['output'];
};

/** What the casino knows of a player. */
export type Profile = {
  /** The id of the player. */
  id: Scalars['ID']['output'];
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** True when the e-mail address is proven. */
  verified: Scalars['Boolean']['output'];
  /** The first name. */
  firstName: Scalars['String']['output'];
  /** The last name. */
  lastName: Scalars['String']['output'];
  /** The gender; null when the player has not given it. */
  gender?: Maybe<Gender>;
  /** The day of birth, YYYY-MM-DD. */
  dateOfBirth: Scalars['String']['output'];
  /** The country, by ISO 3166-1. */
  country: Scalars['String']['output'];
  /** The currency of the account, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** The city. */
  city: Scalars['String']['output'];
  /** The street and the number of the building. */
  houseNumberAndStreetName: Scalars['String']['output'];
  /** The postcode. */
  postCode: Scalars['String']['output'];
  /** The mobile number, with + and the country's code. */
  mobileNumber: Scalars['String']['output'];
  /** True when the player wants the newsletter. */
  newsletter: Scalars['Boolean']['output'];
  /** When the account was made; ISO 8601. */
  memberSince: Scalars['String']['output'];
  /** The rule for the player's next password. */
  passwordRule: PasswordRule;
};

/** What players may change about themselves. What is left out or null stays. */
export type UpdateProfileInput = {
  /** The city; 64 characters at most. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The street and the number of the building; 2 to 128 characters. */
  houseNumberAndStreetName?: InputMaybe<Scalars['String']['input']>;
  /** The postcode; 16 characters at most. */
  postCode?: InputMaybe<Scalars['String']['input']>;
  /** The mobile number: + and 7 to 15 digits. */
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
  /** True when the player wants the newsletter. */
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A bet that returned more than was staked, as other players see it. */
export type SportsWinner = {
  /** An id that does not lead to the bet. */
  id: Scalars['ID']['output'];
  /** The amount that the bet has returned, stake included. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the amount, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** The match that was bet on, in the book's own words; null for a bet on several. */
  event?: Maybe<Scalars['String']['output']>;
  /** How many selections the bet has. */
  legs: Scalars['Int']['output'];
  /** When it was settled; ISO 8601. */
  wonAt: Scalars['String']['output'];
  /** The winner. */
  player: WinnerPlayer;
};

/** A search in the sportsbook. */
export type SportsEventsInput = {
  /** Names of competitors; nothing is found by fewer than 2 or more than 100 characters. */
  search: Scalars['String']['input'];
};

/** A match of the sportsbook. */
export type SportsEvent = {
  /** The id of the event at the book. */
  id: Scalars['ID']['output'];
  /** The competitor who plays at home, or is named first. */
  home: Scalars['String']['output'];
  /** The competitor who is named second. */
  away: Scalars['String']['output'];
  /** When it begins; ISO 8601. */
  startsAt: Scalars['String']['output'];
  /** True once it has begun. */
  live: Scalars['Boolean']['output'];
  /** Address of the site that opens the sportsbook at it. */
  path: Scalars['String']['output'];
};

/** The sports bets to return. */
export type SportsBetsInput = {
  /** True for bets that wait for their result, false for those that have ended. All when it is left out. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Bets on a page; 1 to 15. */
  records?: InputMaybe<Scalars['Int']['input']>;
  /** The id of a bet: the page begins below it. The first page without it. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of the player's sports bets. */
export type SportsBets = {
  /** The bets of this page, the newest first. */
  results: Array<SportsBet>;
  /** True when there are older bets. */
  hasMore: Scalars['Boolean']['output'];
};

/** How many open sports bets a player has. */
export type OpenSportsBets = {
  /** Bets that wait for their result. */
  total: Scalars['Int']['output'];
};

/** What has become of a sports bet. */
export type SportsBetState =
  /** Its stake is held, and the book has not taken it yet. */
  | 'MADE'
  /** The book has taken it; it waits for its result. */
  | 'COMMITTED'
  /** It has returned something by its odds. */
  | 'WON'
  /** It has returned nothing. */
  | 'LOST'
  /** Its stake has been given back. */
  | 'VOID'
  /** It was ended early, for what it was worth. */
  | 'CASHED_OUT'
  /** The book has not taken it; its stake has been given back. */
  | 'DISCARDED';

/** How the legs of a sports bet belong together. */
export type SportsBetType =
  /** One leg. */
  | 'SINGLE'
  /** All legs together. */
  | 'MULTIPLE'
  /** Several combinations of the legs. */
  | 'SYSTEM'
  /** Legs of one event, together. */
  | 'BUILDER';

/** What has become of a leg. */
export type SportsLegResult =
  /** Not decided, or not reported. */
  | 'OPEN'
  /** Won. */
  | 'WON'
  /** Lost. */
  | 'LOST'
  /** Counts as if it had not been bet on. */
  | 'VOID'
  /** Half of the stake is won, and half given back. */
  | 'HALF_WON'
  /** Half of the stake is lost, and half given back. */
  | 'HALF_LOST'
  /** Not the winner, but in a place that an each-way bet pays. */
  | 'PLACED';

/** A sports bet of the player. */
export type SportsBet = {
  /** The id of the bet. */
  id: Scalars['ID']['output'];
  /** The number under which the book knows it, as on its receipt. */
  receipt: Scalars['String']['output'];
  /** What has become of it. */
  state: SportsBetState;
  /** How its legs belong together. */
  type: SportsBetType;
  /** How many combinations of legs the stake is for. */
  lines: Scalars['Int']['output'];
  /** True when each line is bet twice: to win, and to be placed. */
  eachWay: Scalars['Boolean']['output'];
  /** The odds of all legs together, as a decimal, as the slip had them. */
  odds: Scalars['String']['output'];
  /** The currency of all amounts, by ISO 4217. */
  currency: Scalars['String']['output'];
  /** The whole stake, over all lines. */
  stake: Scalars['Decimal']['output'];
  /** The part of the stake that was bonus money. */
  bonusStake: Scalars['Decimal']['output'];
  /** True when the stake is a free bet: it is not the player's money, and is not returned with a win. */
  isFreeBet: Scalars['Boolean']['output'];
  /** The part of the stake that waits for the result: less than all of it after a cash-out in part, nothing once the bet has ended. */
  openStake: Scalars['Decimal']['output'];
  /** The most that the open part of the stake can return, stake included, but for a free bet; of a bet that has ended, what it could have returned. */
  potentialReturn: Scalars['Decimal']['output'];
  /** What the bet has returned so far: winnings, cash-outs and stakes given back. */
  returned: Scalars['Decimal']['output'];
  /** Why the book has not taken it, such as `suspended` or `price_moved`; null for every other bet. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was placed; ISO 8601. */
  placedAt: Scalars['String']['output'];
  /** When it ended; ISO 8601. Null for an open one. */
  settledAt?: Maybe<Scalars['String']['output']>;
  /** What was bet on, in the order of the slip. */
  legs: Array<SportsLeg>;
};

/** One selection of a bet, in the book's own words. */
export type SportsLeg = {
  /** The sport. */
  sport: Scalars['String']['output'];
  /** The competition. */
  competition: Scalars['String']['output'];
  /** The match or the race. */
  event: Scalars['String']['output'];
  /** The question that was bet on. */
  market: Scalars['String']['output'];
  /** The answer that was bet on. */
  selection: Scalars['String']['output'];
  /** The price at which it was taken, as a decimal. */
  odds: Scalars['String']['output'];
  /** True for a bet on an event that had begun. */
  live: Scalars['Boolean']['output'];
  /** When the event begins; ISO 8601. */
  startsAt: Scalars['String']['output'];
  /** What has become of it. */
  result: SportsLegResult;
  /** Why it came out like this, in the book's own words; null where the book gives none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What the page opens the Altenar-type book with. */
export type AltenarToken = {
  /** The address of the book's script. */
  scriptUrl: Scalars['String']['output'];
  /** The name of the casino at the book. */
  integration: Scalars['String']['output'];
  /** By which the book knows the player, or that it is a demo. */
  token: Scalars['String']['output'];
  /** The language, as the book names it, such as `en-GB`. */
  language: Scalars['String']['output'];
  /** A name that older widgets request; null where there is none. */
  walletCode?: Maybe<Scalars['String']['output']>;
};

/** What the page opens the Betby-type book with. */
export type BetByToken = {
  /** The address of the book's script. */
  scriptUrl: Scalars['String']['output'];
  /** By which the book knows the player; null for a demo. */
  token?: Maybe<Scalars['String']['output']>;
  /** The language of the book, such as `en`. */
  language: Scalars['String']['output'];
  /** The name of the casino at the book. */
  brandId: Scalars['String']['output'];
  /** The look of the book. */
  skin: Scalars['String']['output'];
};

/** What the page opens the Delasport-type book with. */
export type DelaSportToken = {
  /** The address to which the language and the token are added. */
  host: Scalars['String']['output'];
  /** By which the book knows the player; null for a visitor. */
  token?: Maybe<Scalars['String']['output']>;
};

/** What the page opens the 'had' book with. */
export type HadToken = {
  /** The address of the frame. */
  url: Scalars['String']['output'];
};

/** For whom the Altenar-type book is opened. */
export type AltenarTokenInput = {
  /** True for a book in which nothing can be staked. */
  demo: Scalars['Boolean']['input'];
  /** The brand of the casino; the only one where it is left out. */
  brand?: InputMaybe<Scalars['String']['input']>;
};

/** For whom the Betby-type book is opened. */
export type BetByTokenInput = {
  /** True for a book in which nothing can be staked. */
  demo: Scalars['Boolean']['input'];
};

/** A question to the support. */
export type ContactSupportInput = {
  /** The e-mail address to which the answer goes; 254 characters at most. */
  email: Scalars['String']['input'];
  /** The name of the person who asks; 100 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The question; 4,000 characters at most. */
  message: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  PaymentLimit:
    | ( PaymentRange )
    | ( PaymentValues )
  ;
  PayNPlayResult:
    | ( PayNPlayRedirect )
    | ( PayNPlayPending )
  ;
  CheckPayNPlayResult:
    | ( PayNPlayLogin )
    | ( PayNPlayUser )
  ;
  RegisterClassicResult:
    | ( VerificationNeeded )
    | ( AutoLogin )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PagingInput: PagingInput;
  Logos: ResolverTypeWrapper<Logos>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  SignIn: ResolverTypeWrapper<SignIn>;
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  PromoCodeInput: PromoCodeInput;
  PendingBonuses: ResolverTypeWrapper<PendingBonuses>;
  BonusState: BonusState;
  WagerKind: WagerKind;
  WagerShare: ResolverTypeWrapper<WagerShare>;
  Bonus: ResolverTypeWrapper<Bonus>;
  CashbackPayment: CashbackPayment;
  Cashback: ResolverTypeWrapper<Cashback>;
  PaidCashback: ResolverTypeWrapper<PaidCashback>;
  FreeBetState: FreeBetState;
  FreeBetKind: FreeBetKind;
  FreeBet: ResolverTypeWrapper<FreeBet>;
  FreeSpinsState: FreeSpinsState;
  FreeSpinsWinnings: FreeSpinsWinnings;
  FreeSpinsGame: ResolverTypeWrapper<FreeSpinsGame>;
  FreeSpins: ResolverTypeWrapper<FreeSpins>;
  CmsPublication: ResolverTypeWrapper<CmsPublication>;
  ContentChange: ResolverTypeWrapper<ContentChange>;
  CmsComponentInput: CmsComponentInput;
  CmsComponentsInput: CmsComponentsInput;
  CmsComponent: ResolverTypeWrapper<Shown>;
  CmsText: ResolverTypeWrapper<CmsText>;
  CmsImage: ResolverTypeWrapper<CmsImage>;
  CmsLink: ResolverTypeWrapper<CmsLink>;
  CmsTemplate: ResolverTypeWrapper<CmsTemplate>;
  CmsList: ResolverTypeWrapper<Omit<CmsList, 'items'> & { items: Array<ResolversTypes['CmsComponent']> }>;
  CmsMap: ResolverTypeWrapper<Omit<CmsMap, 'elements'> & { elements: Array<ResolversTypes['CmsComponent']> }>;
  CmsGame: ResolverTypeWrapper<NamedGame>;
  CmsBoolean: ResolverTypeWrapper<CmsBoolean>;
  CmsInteger: ResolverTypeWrapper<CmsInteger>;
  PlayerGames: ResolverTypeWrapper<Omit<PlayerGames, 'favourites' | 'recentlyPlayed'> & { favourites: Array<ResolversTypes['Game']>, recentlyPlayed: Array<ResolversTypes['Game']> }>;
  SetFavouriteInput: SetFavouriteInput;
  LiveSpinsTokenInput: LiveSpinsTokenInput;
  LiveSpinsToken: ResolverTypeWrapper<LiveSpinsToken>;
  LiveSpinsSDKParameters: ResolverTypeWrapper<LiveSpinsSdkParameters>;
  OpeningBalanceInput: OpeningBalanceInput;
  BalanceChangedElsewhereInput: BalanceChangedElsewhereInput;
  OfferedGames: ResolverTypeWrapper<OfferedGames>;
  Game: ResolverTypeWrapper<ShownGame>;
  Brand: ResolverTypeWrapper<ShownBrand>;
  Category: ResolverTypeWrapper<CategoryFound>;
  Collection: ResolverTypeWrapper<Found>;
  GamesConnection: ResolverTypeWrapper<Connection>;
  GamesEdges: ResolverTypeWrapper<Omit<GamesEdges, 'results'> & { results: Array<ResolversTypes['Game']> }>;
  Winner: ResolverTypeWrapper<Omit<Winner, 'game'> & { game: ResolversTypes['Game'] }>;
  WinnerPlayer: ResolverTypeWrapper<WinnerPlayer>;
  CategoryId: CategoryId;
  WinnersSet: WinnersSet;
  CollectionInput: CollectionInput;
  BrandsInput: BrandsInput;
  WinnersInput: WinnersInput;
  PlayInput: PlayInput;
  Movement: ResolverTypeWrapper<ShownMovement>;
  GameRound: ResolverTypeWrapper<GameRound>;
  Jackpot: ResolverTypeWrapper<Jackpot>;
  JackpotKind: JackpotKind;
  JackpotWin: ResolverTypeWrapper<JackpotWin>;
  WonJackpot: ResolverTypeWrapper<WonJackpot>;
  LiveTable: ResolverTypeWrapper<LiveTable>;
  Inbox: ResolverTypeWrapper<Inbox>;
  Messages: ResolverTypeWrapper<Messages>;
  Message: ResolverTypeWrapper<Message>;
  ExclusionTime: ExclusionTime;
  ExcludeMyselfInput: ExcludeMyselfInput;
  Exclusion: ResolverTypeWrapper<Exclusion>;
  RealityCheck: ResolverTypeWrapper<RealityCheck>;
  RealityCheckEntry: ResolverTypeWrapper<RealityCheckEntry>;
  SettingsInput: SettingsInput;
  Settings: ResolverTypeWrapper<Settings>;
  Operator: ResolverTypeWrapper<Operator>;
  Language: ResolverTypeWrapper<Language>;
  Currencies: ResolverTypeWrapper<Currencies>;
  Countries: ResolverTypeWrapper<Countries>;
  Licence: ResolverTypeWrapper<Licence>;
  PasswordRule: PasswordRule;
  ChatSettings: ResolverTypeWrapper<ChatSettings>;
  LicenceType: LicenceType;
  SportsProvider: SportsProvider;
  ChatType: ChatType;
  RegistrationResult: RegistrationResult;
  PaymentProvider: ResolverTypeWrapper<Omit<PaymentProvider, 'limit'> & { limit?: Maybe<ResolversTypes['PaymentLimit']> }>;
  PaymentProviderConfig: ResolverTypeWrapper<PaymentProviderConfig>;
  PaymentLimit: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentLimit']>;
  PaymentRange: ResolverTypeWrapper<PaymentRange>;
  PaymentValues: ResolverTypeWrapper<PaymentValues>;
  TransactionType: TransactionType;
  PaymentsInput: PaymentsInput;
  ReceivedMoney: ResolverTypeWrapper<ReceivedMoney>;
  DepositState: DepositState;
  PaymentFailure: PaymentFailure;
  Deposit: ResolverTypeWrapper<Deposit>;
  StartDepositInput: StartDepositInput;
  WithdrawMethod: ResolverTypeWrapper<Omit<WithdrawMethod, 'provider'> & { provider: ResolversTypes['PaymentProvider'] }>;
  WithdrawalState: WithdrawalState;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  StartWithdrawalInput: StartWithdrawalInput;
  StatementInput: StatementInput;
  Statement: ResolverTypeWrapper<Omit<Statement, 'movements'> & { movements: Array<ResolversTypes['Movement']> }>;
  AvailableBonus: ResolverTypeWrapper<AvailableBonus>;
  AvailablePayNPlayBonusesInput: AvailablePayNPlayBonusesInput;
  PayNPlayInput: PayNPlayInput;
  PayNPlayDataInput: PayNPlayDataInput;
  PayNPlayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PayNPlayResult']>;
  PayNPlayRedirect: ResolverTypeWrapper<PayNPlayRedirect>;
  PayNPlayPending: ResolverTypeWrapper<PayNPlayPending>;
  PayNPlayPendingData: ResolverTypeWrapper<PayNPlayPendingData>;
  CheckPayNPlayInput: CheckPayNPlayInput;
  CheckPayNPlayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckPayNPlayResult']>;
  PayNPlayLogin: ResolverTypeWrapper<PayNPlayLogin>;
  PayNPlayUser: ResolverTypeWrapper<PayNPlayUser>;
  RegisterPayNPlayInput: RegisterPayNPlayInput;
  User: ResolverTypeWrapper<PlayerWithPurses>;
  PlayerStatus: PlayerStatus;
  Balance: ResolverTypeWrapper<Balance>;
  Gender: Gender;
  RegisterClassicInput: RegisterClassicInput;
  RegisterClassicResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterClassicResult']>;
  VerificationNeeded: ResolverTypeWrapper<VerificationNeeded>;
  AutoLogin: ResolverTypeWrapper<AutoLogin>;
  ResetPasswordRequestInput: ResetPasswordRequestInput;
  ChangePasswordRequestInput: ChangePasswordRequestInput;
  VerifyAccountRequestInput: VerifyAccountRequestInput;
  MyAccountInput: MyAccountInput;
  MyAccount: ResolverTypeWrapper<MyAccount>;
  Profile: ResolverTypeWrapper<StoredProfile>;
  UpdateProfileInput: UpdateProfileInput;
  SportsWinner: ResolverTypeWrapper<SportsWinner>;
  SportsEventsInput: SportsEventsInput;
  SportsEvent: ResolverTypeWrapper<SportsEvent>;
  SportsBetsInput: SportsBetsInput;
  SportsBets: ResolverTypeWrapper<SportsBets>;
  OpenSportsBets: ResolverTypeWrapper<OpenSportsBets>;
  SportsBetState: SportsBetState;
  SportsBetType: SportsBetType;
  SportsLegResult: SportsLegResult;
  SportsBet: ResolverTypeWrapper<SportsBet>;
  SportsLeg: ResolverTypeWrapper<SportsLeg>;
  AltenarToken: ResolverTypeWrapper<AltenarToken>;
  BetByToken: ResolverTypeWrapper<BetByToken>;
  DelaSportToken: ResolverTypeWrapper<DelaSportToken>;
  HadToken: ResolverTypeWrapper<HadToken>;
  AltenarTokenInput: AltenarTokenInput;
  BetByTokenInput: BetByTokenInput;
  ContactSupportInput: ContactSupportInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Decimal: Scalars['Decimal']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  PagingInput: PagingInput;
  Logos: Logos;
  PageInfo: PageInfo;
  SignIn: SignIn;
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  PromoCodeInput: PromoCodeInput;
  PendingBonuses: PendingBonuses;
  WagerShare: WagerShare;
  Bonus: Bonus;
  Cashback: Cashback;
  PaidCashback: PaidCashback;
  FreeBet: FreeBet;
  FreeSpinsGame: FreeSpinsGame;
  FreeSpins: FreeSpins;
  CmsPublication: CmsPublication;
  ContentChange: ContentChange;
  CmsComponentInput: CmsComponentInput;
  CmsComponentsInput: CmsComponentsInput;
  CmsComponent: Shown;
  CmsText: CmsText;
  CmsImage: CmsImage;
  CmsLink: CmsLink;
  CmsTemplate: CmsTemplate;
  CmsList: Omit<CmsList, 'items'> & { items: Array<ResolversParentTypes['CmsComponent']> };
  CmsMap: Omit<CmsMap, 'elements'> & { elements: Array<ResolversParentTypes['CmsComponent']> };
  CmsGame: NamedGame;
  CmsBoolean: CmsBoolean;
  CmsInteger: CmsInteger;
  PlayerGames: Omit<PlayerGames, 'favourites' | 'recentlyPlayed'> & { favourites: Array<ResolversParentTypes['Game']>, recentlyPlayed: Array<ResolversParentTypes['Game']> };
  SetFavouriteInput: SetFavouriteInput;
  LiveSpinsTokenInput: LiveSpinsTokenInput;
  LiveSpinsToken: LiveSpinsToken;
  LiveSpinsSDKParameters: LiveSpinsSdkParameters;
  OpeningBalanceInput: OpeningBalanceInput;
  BalanceChangedElsewhereInput: BalanceChangedElsewhereInput;
  OfferedGames: OfferedGames;
  Game: ShownGame;
  Brand: ShownBrand;
  Category: CategoryFound;
  Collection: Found;
  GamesConnection: Connection;
  GamesEdges: Omit<GamesEdges, 'results'> & { results: Array<ResolversParentTypes['Game']> };
  Winner: Omit<Winner, 'game'> & { game: ResolversParentTypes['Game'] };
  WinnerPlayer: WinnerPlayer;
  CollectionInput: CollectionInput;
  BrandsInput: BrandsInput;
  WinnersInput: WinnersInput;
  PlayInput: PlayInput;
  Movement: ShownMovement;
  GameRound: GameRound;
  Jackpot: Jackpot;
  JackpotWin: JackpotWin;
  WonJackpot: WonJackpot;
  LiveTable: LiveTable;
  Inbox: Inbox;
  Messages: Messages;
  Message: Message;
  ExcludeMyselfInput: ExcludeMyselfInput;
  Exclusion: Exclusion;
  RealityCheck: RealityCheck;
  RealityCheckEntry: RealityCheckEntry;
  SettingsInput: SettingsInput;
  Settings: Settings;
  Operator: Operator;
  Language: Language;
  Currencies: Currencies;
  Countries: Countries;
  Licence: Licence;
  ChatSettings: ChatSettings;
  PaymentProvider: Omit<PaymentProvider, 'limit'> & { limit?: Maybe<ResolversParentTypes['PaymentLimit']> };
  PaymentProviderConfig: PaymentProviderConfig;
  PaymentLimit: ResolversUnionTypes<ResolversParentTypes>['PaymentLimit'];
  PaymentRange: PaymentRange;
  PaymentValues: PaymentValues;
  PaymentsInput: PaymentsInput;
  ReceivedMoney: ReceivedMoney;
  Deposit: Deposit;
  StartDepositInput: StartDepositInput;
  WithdrawMethod: Omit<WithdrawMethod, 'provider'> & { provider: ResolversParentTypes['PaymentProvider'] };
  Withdrawal: Withdrawal;
  StartWithdrawalInput: StartWithdrawalInput;
  StatementInput: StatementInput;
  Statement: Omit<Statement, 'movements'> & { movements: Array<ResolversParentTypes['Movement']> };
  AvailableBonus: AvailableBonus;
  AvailablePayNPlayBonusesInput: AvailablePayNPlayBonusesInput;
  PayNPlayInput: PayNPlayInput;
  PayNPlayDataInput: PayNPlayDataInput;
  PayNPlayResult: ResolversUnionTypes<ResolversParentTypes>['PayNPlayResult'];
  PayNPlayRedirect: PayNPlayRedirect;
  PayNPlayPending: PayNPlayPending;
  PayNPlayPendingData: PayNPlayPendingData;
  CheckPayNPlayInput: CheckPayNPlayInput;
  CheckPayNPlayResult: ResolversUnionTypes<ResolversParentTypes>['CheckPayNPlayResult'];
  PayNPlayLogin: PayNPlayLogin;
  PayNPlayUser: PayNPlayUser;
  RegisterPayNPlayInput: RegisterPayNPlayInput;
  User: PlayerWithPurses;
  Balance: Balance;
  RegisterClassicInput: RegisterClassicInput;
  RegisterClassicResult: ResolversUnionTypes<ResolversParentTypes>['RegisterClassicResult'];
  VerificationNeeded: VerificationNeeded;
  AutoLogin: AutoLogin;
  ResetPasswordRequestInput: ResetPasswordRequestInput;
  ChangePasswordRequestInput: ChangePasswordRequestInput;
  VerifyAccountRequestInput: VerifyAccountRequestInput;
  MyAccountInput: MyAccountInput;
  MyAccount: MyAccount;
  Profile: StoredProfile;
  UpdateProfileInput: UpdateProfileInput;
  SportsWinner: SportsWinner;
  SportsEventsInput: SportsEventsInput;
  SportsEvent: SportsEvent;
  SportsBetsInput: SportsBetsInput;
  SportsBets: SportsBets;
  OpenSportsBets: OpenSportsBets;
  SportsBet: SportsBet;
  SportsLeg: SportsLeg;
  AltenarToken: AltenarToken;
  BetByToken: BetByToken;
  DelaSportToken: DelaSportToken;
  HadToken: HadToken;
  AltenarTokenInput: AltenarTokenInput;
  BetByTokenInput: BetByTokenInput;
  ContactSupportInput: ContactSupportInput;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  signIns?: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
  bonuses?: Resolver<Array<ResolversTypes['Bonus']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['AvailableBonus']>, ParentType, ContextType, RequireFields<QueryPromoCodeArgs, 'input'>>;
  cashback?: Resolver<Array<ResolversTypes['Cashback']>, ParentType, ContextType>;
  freeBets?: Resolver<Array<ResolversTypes['FreeBet']>, ParentType, ContextType>;
  freeSpins?: Resolver<Array<ResolversTypes['FreeSpins']>, ParentType, ContextType>;
  cmsComponent?: Resolver<Maybe<ResolversTypes['CmsComponent']>, ParentType, ContextType, RequireFields<QueryCmsComponentArgs, 'id'>>;
  cmsComponent2?: Resolver<Maybe<ResolversTypes['CmsComponent']>, ParentType, ContextType, RequireFields<QueryCmsComponent2Args, 'input'>>;
  cmsComponents?: Resolver<Array<ResolversTypes['CmsComponent']>, ParentType, ContextType, RequireFields<QueryCmsComponentsArgs, 'input'>>;
  cmsPublications?: Resolver<Array<ResolversTypes['CmsPublication']>, ParentType, ContextType, RequireFields<QueryCmsPublicationsArgs, 'input'>>;
  playerGames?: Resolver<ResolversTypes['PlayerGames'], ParentType, ContextType, Partial<QueryPlayerGamesArgs>>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType, Partial<QueryBrandsArgs>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType, Partial<QueryCollectionArgs>>;
  winners?: Resolver<Array<ResolversTypes['Winner']>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'input'>>;
  play?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPlayArgs, 'input'>>;
  openingBalance?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType, RequireFields<QueryOpeningBalanceArgs, 'input'>>;
  liveSpinsGetToken?: Resolver<Maybe<ResolversTypes['LiveSpinsToken']>, ParentType, ContextType, RequireFields<QueryLiveSpinsGetTokenArgs, 'input'>>;
  liveSpinsGetSDKParameters?: Resolver<Maybe<ResolversTypes['LiveSpinsSDKParameters']>, ParentType, ContextType>;
  jackpots?: Resolver<Array<ResolversTypes['Jackpot']>, ParentType, ContextType>;
  liveTableIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Messages'], ParentType, ContextType, Partial<QueryMessagesArgs>>;
  exclusion?: Resolver<Maybe<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, Partial<QuerySettingsArgs>>;
  payments?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'input'>>;
  depositMethods?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<QueryDepositArgs, 'id'>>;
  deposits?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType, Partial<QueryDepositsArgs>>;
  withdrawMethods?: Resolver<Array<ResolversTypes['WithdrawMethod']>, ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType, Partial<QueryWithdrawalsArgs>>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'input'>>;
  availablePayNPlayBonuses?: Resolver<Array<ResolversTypes['AvailableBonus']>, ParentType, ContextType, RequireFields<QueryAvailablePayNPlayBonusesArgs, 'input'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myAccount?: Resolver<Maybe<ResolversTypes['MyAccount']>, ParentType, ContextType, Partial<QueryMyAccountArgs>>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  altenarV2GetToken?: Resolver<Maybe<ResolversTypes['AltenarToken']>, ParentType, ContextType, RequireFields<QueryAltenarV2GetTokenArgs, 'input'>>;
  betByGetToken?: Resolver<Maybe<ResolversTypes['BetByToken']>, ParentType, ContextType, RequireFields<QueryBetByGetTokenArgs, 'input'>>;
  delaSportGetToken?: Resolver<Maybe<ResolversTypes['DelaSportToken']>, ParentType, ContextType>;
  hadGetToken?: Resolver<Maybe<ResolversTypes['HadToken']>, ParentType, ContextType>;
  sportsBets?: Resolver<ResolversTypes['SportsBets'], ParentType, ContextType, Partial<QuerySportsBetsArgs>>;
  sportsEvents?: Resolver<Array<ResolversTypes['SportsEvent']>, ParentType, ContextType, RequireFields<QuerySportsEventsArgs, 'input'>>;
  sportsWinners?: Resolver<Array<ResolversTypes['SportsWinner']>, ParentType, ContextType, RequireFields<QuerySportsWinnersArgs, 'count'>>;
  sportsBet?: Resolver<Maybe<ResolversTypes['SportsBet']>, ParentType, ContextType, RequireFields<QuerySportsBetArgs, 'id'>>;
  zendeskGetKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeOwnPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeOwnPasswordArgs, 'input'>>;
  endOtherSignIns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acceptBonus?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType, RequireFields<MutationAcceptBonusArgs, 'id'>>;
  declineBonus?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType, RequireFields<MutationDeclineBonusArgs, 'id'>>;
  forfeitBonus?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType, RequireFields<MutationForfeitBonusArgs, 'id'>>;
  acceptFreeSpins?: Resolver<ResolversTypes['FreeSpins'], ParentType, ContextType, RequireFields<MutationAcceptFreeSpinsArgs, 'id'>>;
  declineFreeSpins?: Resolver<ResolversTypes['FreeSpins'], ParentType, ContextType, RequireFields<MutationDeclineFreeSpinsArgs, 'id'>>;
  forfeitFreeSpins?: Resolver<ResolversTypes['FreeSpins'], ParentType, ContextType, RequireFields<MutationForfeitFreeSpinsArgs, 'id'>>;
  setFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  readMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationReadMessageArgs, 'id'>>;
  deleteMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>;
  excludeMyself?: Resolver<ResolversTypes['Exclusion'], ParentType, ContextType, RequireFields<MutationExcludeMyselfArgs, 'input'>>;
  acknowledgeRealityCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationStartDepositArgs, 'input'>>;
  checkDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationCheckDepositArgs, 'id'>>;
  startWithdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationStartWithdrawalArgs, 'input'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationCancelWithdrawalArgs, 'id'>>;
  payNPlay?: Resolver<ResolversTypes['PayNPlayResult'], ParentType, ContextType, RequireFields<MutationPayNPlayArgs, 'input'>>;
  registerPayNPlay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRegisterPayNPlayArgs, 'input'>>;
  registerClassic?: Resolver<Maybe<ResolversTypes['RegisterClassicResult']>, ParentType, ContextType, RequireFields<MutationRegisterClassicArgs, 'input'>>;
  resetPasswordRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordRequestArgs, 'input'>>;
  changePasswordRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordRequestArgs, 'input'>>;
  verifyAccountRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyAccountRequestArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  contactSupport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationContactSupportArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  pendingBonuses?: SubscriptionResolver<ResolversTypes['PendingBonuses'], "pendingBonuses", ParentType, ContextType>;
  contentChanges?: SubscriptionResolver<ResolversTypes['ContentChange'], "contentChanges", ParentType, ContextType>;
  playerGames?: SubscriptionResolver<ResolversTypes['PlayerGames'], "playerGames", ParentType, ContextType, Partial<SubscriptionPlayerGamesArgs>>;
  winners?: SubscriptionResolver<Array<ResolversTypes['Winner']>, "winners", ParentType, ContextType, RequireFields<SubscriptionWinnersArgs, 'input'>>;
  offeredGames?: SubscriptionResolver<ResolversTypes['OfferedGames'], "offeredGames", ParentType, ContextType>;
  balanceChangedElsewhere?: SubscriptionResolver<ResolversTypes['Decimal'], "balanceChangedElsewhere", ParentType, ContextType, RequireFields<SubscriptionBalanceChangedElsewhereArgs, 'input'>>;
  jackpots?: SubscriptionResolver<Array<ResolversTypes['Jackpot']>, "jackpots", ParentType, ContextType>;
  jackpotWon?: SubscriptionResolver<ResolversTypes['WonJackpot'], "jackpotWon", ParentType, ContextType>;
  liveTables?: SubscriptionResolver<Array<ResolversTypes['LiveTable']>, "liveTables", ParentType, ContextType>;
  inbox?: SubscriptionResolver<ResolversTypes['Inbox'], "inbox", ParentType, ContextType>;
  realityCheck?: SubscriptionResolver<ResolversTypes['RealityCheck'], "realityCheck", ParentType, ContextType>;
  realityCheckAcknowledged?: SubscriptionResolver<ResolversTypes['Boolean'], "realityCheckAcknowledged", ParentType, ContextType>;
  checkPayNPlay?: SubscriptionResolver<ResolversTypes['CheckPayNPlayResult'], "checkPayNPlay", ParentType, ContextType, RequireFields<SubscriptionCheckPayNPlayArgs, 'input'>>;
  user?: SubscriptionResolver<ResolversTypes['User'], "user", ParentType, ContextType>;
  sportsWinners?: SubscriptionResolver<Array<ResolversTypes['SportsWinner']>, "sportsWinners", ParentType, ContextType, RequireFields<SubscriptionSportsWinnersArgs, 'count'>>;
  openSportsBets?: SubscriptionResolver<ResolversTypes['OpenSportsBets'], "openSportsBets", ParentType, ContextType>;
};

export type LogosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Logos'] = ResolversParentTypes['Logos']> = {
  light?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingBonusesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PendingBonuses'] = ResolversParentTypes['PendingBonuses']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WagerShareResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WagerShare'] = ResolversParentTypes['WagerShare']> = {
  kind?: Resolver<ResolversTypes['WagerKind'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BonusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
  queues?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wagering?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['WagerShare']>, ParentType, ContextType>;
  minOdds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerEndsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CashbackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cashback'] = ResolversParentTypes['Cashback']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  everyDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAs?: Resolver<ResolversTypes['CashbackPayment'], ParentType, ContextType>;
  wagering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLoss?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maxCashback?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lastPaid?: Resolver<Maybe<ResolversTypes['PaidCashback']>, ParentType, ContextType>;
};

export type PaidCashbackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaidCashback'] = ResolversParentTypes['PaidCashback']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeBetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreeBet'] = ResolversParentTypes['FreeBet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FreeBetState'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minOdds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['FreeBetKind']>, ParentType, ContextType>;
  sports?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  wagering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FreeSpinsGameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreeSpinsGame'] = ResolversParentTypes['FreeSpinsGame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FreeSpinsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FreeSpins'] = ResolversParentTypes['FreeSpins']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FreeSpinsState'], ParentType, ContextType>;
  games?: Resolver<Array<ResolversTypes['FreeSpinsGame']>, ParentType, ContextType>;
  spins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  played?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maxWin?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  winnings?: Resolver<ResolversTypes['FreeSpinsWinnings'], ParentType, ContextType>;
  wagering?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerEndsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type CmsPublicationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsPublication'] = ResolversParentTypes['CmsPublication']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CmsComponentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsComponent'] = ResolversParentTypes['CmsComponent']> = {
  __resolveType: TypeResolveFn<'CmsText' | 'CmsImage' | 'CmsLink' | 'CmsTemplate' | 'CmsList' | 'CmsMap' | 'CmsGame' | 'CmsBoolean' | 'CmsInteger', ParentType, ContextType>;
};

export type CmsTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsText'] = ResolversParentTypes['CmsText']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsImage'] = ResolversParentTypes['CmsImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsLink'] = ResolversParentTypes['CmsLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsTemplate'] = ResolversParentTypes['CmsTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsList'] = ResolversParentTypes['CmsList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CmsComponent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsMapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsMap'] = ResolversParentTypes['CmsMap']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  elements?: Resolver<Array<ResolversTypes['CmsComponent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsGameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsGame'] = ResolversParentTypes['CmsGame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBooleanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBoolean'] = ResolversParentTypes['CmsBoolean']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsIntegerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsInteger'] = ResolversParentTypes['CmsInteger']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerGamesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlayerGames'] = ResolversParentTypes['PlayerGames']> = {
  favourites?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  recentlyPlayed?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
};

export type LiveSpinsTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiveSpinsToken'] = ResolversParentTypes['LiveSpinsToken']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveSpinsSdkParametersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiveSpinsSDKParameters'] = ResolversParentTypes['LiveSpinsSDKParameters']> = {
  tenant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferedGamesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OfferedGames'] = ResolversParentTypes['OfferedGames']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goneBrands?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  goneGames?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  jackpot?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logos?: Resolver<ResolversTypes['Logos'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GamesConnection'], ParentType, ContextType, Partial<BrandGamesArgs>>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['CategoryId'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GamesConnection'], ParentType, ContextType, Partial<CategoryGamesArgs>>;
  changedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GamesConnection'], ParentType, ContextType, Partial<CollectionGamesArgs>>;
};

export type GamesConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GamesConnection'] = ResolversParentTypes['GamesConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  edges?: Resolver<ResolversTypes['GamesEdges'], ParentType, ContextType>;
};

export type GamesEdgesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GamesEdges'] = ResolversParentTypes['GamesEdges']> = {
  results?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
};

export type WinnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Winner'] = ResolversParentTypes['Winner']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['WinnerPlayer'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WinnerPlayerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WinnerPlayer'] = ResolversParentTypes['WinnerPlayer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MovementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Movement'] = ResolversParentTypes['Movement']> = {
  gameRound?: Resolver<Maybe<ResolversTypes['GameRound']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sportsBetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GameRoundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GameRound'] = ResolversParentTypes['GameRound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JackpotResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Jackpot'] = ResolversParentTypes['Jackpot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JackpotKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustDropBy?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastWin?: Resolver<Maybe<ResolversTypes['JackpotWin']>, ParentType, ContextType>;
};

export type JackpotWinResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JackpotWin'] = ResolversParentTypes['JackpotWin']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nonce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WonJackpotResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WonJackpot'] = ResolversParentTypes['WonJackpot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveTableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LiveTable'] = ResolversParentTypes['LiveTable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeSeats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InboxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessagesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Messages'] = ResolversParentTypes['Messages']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExclusionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Exclusion'] = ResolversParentTypes['Exclusion']> = {
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RealityCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RealityCheck'] = ResolversParentTypes['RealityCheck']> = {
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['RealityCheckEntry']>, ParentType, ContextType>;
};

export type RealityCheckEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RealityCheckEntry'] = ResolversParentTypes['RealityCheckEntry']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realIn?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bonusIn?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  realOut?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bonusOut?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  supportedLanguages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  currencies?: Resolver<ResolversTypes['Currencies'], ParentType, ContextType>;
  countries?: Resolver<ResolversTypes['Countries'], ParentType, ContextType>;
  btag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideAcceptNewsLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  enforcedCountries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sportsProvider?: Resolver<ResolversTypes['SportsProvider'], ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['ChatSettings']>, ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  registrationResult?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType>;
  sportsScriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrationNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demonstration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrenciesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Currencies'] = ResolversParentTypes['Currencies']> = {
  allowedCurrencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currentCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Countries'] = ResolversParentTypes['Countries']> = {
  currentCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockedCountries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LicenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  type?: Resolver<ResolversTypes['LicenceType'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regulator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sealId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sealScriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  autoCountry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoCurrency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  passwordRule?: Resolver<ResolversTypes['PasswordRule'], ParentType, ContextType>;
  shortestName?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatSettings'] = ResolversParentTypes['ChatSettings']> = {
  type?: Resolver<ResolversTypes['ChatType'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scriptId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttonId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  config?: Resolver<Maybe<ResolversTypes['PaymentProviderConfig']>, ParentType, ContextType>;
  logos?: Resolver<ResolversTypes['Logos'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['PaymentLimit']>, ParentType, ContextType>;
  needsEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentProviderConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentProviderConfig'] = ResolversParentTypes['PaymentProviderConfig']> = {
  scriptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentLimitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentLimit'] = ResolversParentTypes['PaymentLimit']> = {
  __resolveType: TypeResolveFn<'PaymentRange' | 'PaymentValues', ParentType, ContextType>;
};

export type PaymentRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentRange'] = ResolversParentTypes['PaymentRange']> = {
  min?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentValuesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentValues'] = ResolversParentTypes['PaymentValues']> = {
  values?: Resolver<Array<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceivedMoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceivedMoney'] = ResolversParentTypes['ReceivedMoney']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepositResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DepositState'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  credited?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['ReceivedMoney']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  instrument?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WithdrawMethod'] = ResolversParentTypes['WithdrawMethod']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WithdrawalState'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releaseAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  movements?: Resolver<Array<ResolversTypes['Movement']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AvailableBonusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailableBonus'] = ResolversParentTypes['AvailableBonus']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isPromised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minOdds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayNPlayResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayNPlayResult'] = ResolversParentTypes['PayNPlayResult']> = {
  __resolveType: TypeResolveFn<'PayNPlayRedirect' | 'PayNPlayPending', ParentType, ContextType>;
};

export type PayNPlayRedirectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayNPlayRedirect'] = ResolversParentTypes['PayNPlayRedirect']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayNPlayPendingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayNPlayPending'] = ResolversParentTypes['PayNPlayPending']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['PayNPlayPendingData']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayNPlayPendingDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayNPlayPendingData'] = ResolversParentTypes['PayNPlayPendingData']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckPayNPlayResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckPayNPlayResult'] = ResolversParentTypes['CheckPayNPlayResult']> = {
  __resolveType: TypeResolveFn<'PayNPlayLogin' | 'PayNPlayUser', ParentType, ContextType>;
};

export type PayNPlayLoginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayNPlayLogin'] = ResolversParentTypes['PayNPlayLogin']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['ReceivedMoney'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayNPlayUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayNPlayUser'] = ResolversParentTypes['PayNPlayUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['ReceivedMoney'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumberAndStreetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlayerStatus'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  btag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balances?: Resolver<Array<ResolversTypes['Balance']>, ParentType, ContextType>;
};

export type BalanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RegisterClassicResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegisterClassicResult'] = ResolversParentTypes['RegisterClassicResult']> = {
  __resolveType: TypeResolveFn<'VerificationNeeded' | 'AutoLogin', ParentType, ContextType>;
};

export type VerificationNeededResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerificationNeeded'] = ResolversParentTypes['VerificationNeeded']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutoLoginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AutoLogin'] = ResolversParentTypes['AutoLogin']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MyAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MyAccount'] = ResolversParentTypes['MyAccount']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  houseNumberAndStreetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberSince?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordRule?: Resolver<ResolversTypes['PasswordRule'], ParentType, ContextType>;
};

export type SportsWinnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SportsWinner'] = ResolversParentTypes['SportsWinner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wonAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['WinnerPlayer'], ParentType, ContextType>;
};

export type SportsEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SportsEvent'] = ResolversParentTypes['SportsEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  away?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SportsBetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SportsBets'] = ResolversParentTypes['SportsBets']> = {
  results?: Resolver<Array<ResolversTypes['SportsBet']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenSportsBetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpenSportsBets'] = ResolversParentTypes['OpenSportsBets']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SportsBetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SportsBet'] = ResolversParentTypes['SportsBet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receipt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SportsBetState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SportsBetType'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eachWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stake?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bonusStake?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isFreeBet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openStake?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  potentialReturn?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['SportsLeg']>, ParentType, ContextType>;
};

export type SportsLegResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SportsLeg'] = ResolversParentTypes['SportsLeg']> = {
  sport?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  competition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  market?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  odds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['SportsLegResult'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AltenarTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AltenarToken'] = ResolversParentTypes['AltenarToken']> = {
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  walletCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BetByTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BetByToken'] = ResolversParentTypes['BetByToken']> = {
  scriptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DelaSportTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DelaSportToken'] = ResolversParentTypes['DelaSportToken']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HadTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HadToken'] = ResolversParentTypes['HadToken']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Decimal?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Logos?: LogosResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  PendingBonuses?: PendingBonusesResolvers<ContextType>;
  WagerShare?: WagerShareResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
  Cashback?: CashbackResolvers<ContextType>;
  PaidCashback?: PaidCashbackResolvers<ContextType>;
  FreeBet?: FreeBetResolvers<ContextType>;
  FreeSpinsGame?: FreeSpinsGameResolvers<ContextType>;
  FreeSpins?: FreeSpinsResolvers<ContextType>;
  CmsPublication?: CmsPublicationResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  CmsComponent?: CmsComponentResolvers<ContextType>;
  CmsText?: CmsTextResolvers<ContextType>;
  CmsImage?: CmsImageResolvers<ContextType>;
  CmsLink?: CmsLinkResolvers<ContextType>;
  CmsTemplate?: CmsTemplateResolvers<ContextType>;
  CmsList?: CmsListResolvers<ContextType>;
  CmsMap?: CmsMapResolvers<ContextType>;
  CmsGame?: CmsGameResolvers<ContextType>;
  CmsBoolean?: CmsBooleanResolvers<ContextType>;
  CmsInteger?: CmsIntegerResolvers<ContextType>;
  PlayerGames?: PlayerGamesResolvers<ContextType>;
  LiveSpinsToken?: LiveSpinsTokenResolvers<ContextType>;
  LiveSpinsSDKParameters?: LiveSpinsSdkParametersResolvers<ContextType>;
  OfferedGames?: OfferedGamesResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  GamesConnection?: GamesConnectionResolvers<ContextType>;
  GamesEdges?: GamesEdgesResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
  WinnerPlayer?: WinnerPlayerResolvers<ContextType>;
  Movement?: MovementResolvers<ContextType>;
  GameRound?: GameRoundResolvers<ContextType>;
  Jackpot?: JackpotResolvers<ContextType>;
  JackpotWin?: JackpotWinResolvers<ContextType>;
  WonJackpot?: WonJackpotResolvers<ContextType>;
  LiveTable?: LiveTableResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  Messages?: MessagesResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Exclusion?: ExclusionResolvers<ContextType>;
  RealityCheck?: RealityCheckResolvers<ContextType>;
  RealityCheckEntry?: RealityCheckEntryResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  Currencies?: CurrenciesResolvers<ContextType>;
  Countries?: CountriesResolvers<ContextType>;
  Licence?: LicenceResolvers<ContextType>;
  ChatSettings?: ChatSettingsResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentProviderConfig?: PaymentProviderConfigResolvers<ContextType>;
  PaymentLimit?: PaymentLimitResolvers<ContextType>;
  PaymentRange?: PaymentRangeResolvers<ContextType>;
  PaymentValues?: PaymentValuesResolvers<ContextType>;
  ReceivedMoney?: ReceivedMoneyResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  WithdrawMethod?: WithdrawMethodResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  AvailableBonus?: AvailableBonusResolvers<ContextType>;
  PayNPlayResult?: PayNPlayResultResolvers<ContextType>;
  PayNPlayRedirect?: PayNPlayRedirectResolvers<ContextType>;
  PayNPlayPending?: PayNPlayPendingResolvers<ContextType>;
  PayNPlayPendingData?: PayNPlayPendingDataResolvers<ContextType>;
  CheckPayNPlayResult?: CheckPayNPlayResultResolvers<ContextType>;
  PayNPlayLogin?: PayNPlayLoginResolvers<ContextType>;
  PayNPlayUser?: PayNPlayUserResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  RegisterClassicResult?: RegisterClassicResultResolvers<ContextType>;
  VerificationNeeded?: VerificationNeededResolvers<ContextType>;
  AutoLogin?: AutoLoginResolvers<ContextType>;
  MyAccount?: MyAccountResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  SportsWinner?: SportsWinnerResolvers<ContextType>;
  SportsEvent?: SportsEventResolvers<ContextType>;
  SportsBets?: SportsBetsResolvers<ContextType>;
  OpenSportsBets?: OpenSportsBetsResolvers<ContextType>;
  SportsBet?: SportsBetResolvers<ContextType>;
  SportsLeg?: SportsLegResolvers<ContextType>;
  AltenarToken?: AltenarTokenResolvers<ContextType>;
  BetByToken?: BetByTokenResolvers<ContextType>;
  DelaSportToken?: DelaSportTokenResolvers<ContextType>;
  HadToken?: HadTokenResolvers<ContextType>;
};

