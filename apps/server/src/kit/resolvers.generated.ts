// Written by `npm run schema` from the .graphql slices; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Brand as ShownBrand, CategoryFound, Found, Game as ShownGame, Connection } from '../games/snapshot.ts';
import type { Shown, NamedGame } from '../content/show.ts';
import type { Profile as StoredProfile } from '../players/profile.store.ts';
import type { PlayerWithPurses } from '../players/watch-user.ts';
import type { RequestContext } from './request-context.ts';
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

export type Query = {
  /** Where the player is signed in now; the session that asks comes first, then the newest. */
  signIns: Array<SignIn>;
  /** The signed-in player's bonuses, the newest first; a visitor has none. */
  bonuses: Array<Bonus>;
  /**
   * What a promo code brings with a deposit in this currency, for somebody who is about to register; null when nobody gave this code out.
   * Error: rate_limited for an address that tries out codes.
   */
  promoCode?: Maybe<AvailableBonus>;
  /** What editors wrote, in the language of the request or else in the house's first; null when nothing is published. A dotted id such as vip_page_full.banner leads into maps and lists. */
  cmsComponent?: Maybe<CmsComponent>;
  /** `mobile` asks for the variant for small screens where there is one. */
  cmsComponent2?: Maybe<CmsComponent>;
  /** In the order that was asked for; without those of which nothing is published. */
  cmsComponents: Array<CmsComponent>;
  /** The games that the signed-in player will look for first; a visitor has none and gets an error with code 401. */
  playerGames: PlayerGames;
  brands: Array<Brand>;
  /** Those that have games. With `mobile` only games that are offered on phones count, and no others are listed. */
  categories: Array<Category>;
  collection: Collection;
  winners: Array<Winner>;
  /** An opaque launch token; null when the game could not be launched. Refuses with `game_not_for_phones` what `mobile` is not offered. */
  play?: Maybe<Scalars['String']['output']>;
  /** The signed-in player's messages, the newest first. */
  messages: Messages;
  /** What keeps the player who asks from playing; null when nothing does. */
  exclusion?: Maybe<Exclusion>;
  settings: Settings;
  /**
   * Of type PAY_N_PLAY: the quick-deposit methods of a btag, for visitors as for players. Empty when there are none. Error:
   * third_party_down while that cannot be known.
   */
  payments: Array<PaymentProvider>;
  /** The last one is playing without a bonus and has no id. With a code: those of the code as well. */
  availablePayNPlayBonuses: Array<AvailableBonus>;
  /** What the signed-in player can deposit with. */
  depositMethods: Array<PaymentProvider>;
  deposit?: Maybe<Deposit>;
  /** Newest first. */
  deposits: Array<Deposit>;
  /** What the signed-in player has paid with and can be paid out to. */
  withdrawMethods: Array<WithdrawMethod>;
  /** Newest first; all states when none is given. */
  withdrawals: Array<Withdrawal>;
  /** The player's money between two moments: opening and movements add up to closing. */
  statement: Statement;
  /** The signed-in player; null for a visitor. */
  user?: Maybe<User>;
  /** Where the account area's frame starts; null for a visitor. */
  myAccount?: Maybe<MyAccount>;
  /** What we know of the signed-in player. */
  profile: Profile;
  /** Tells the support chat who is asking, as Zendesk's loginUser wants it; serves for five minutes. Null for a visitor, and without a signing key. */
  zendeskGetKey?: Maybe<Scalars['String']['output']>;
};


export type QueryPromoCodeArgs = {
  input: PromoCodeInput;
};


export type QueryCmsComponentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCmsComponent2Args = {
  input: CmsComponentInput;
};


export type QueryCmsComponentsArgs = {
  input: CmsComponentsInput;
};


export type QueryPlayerGamesArgs = {
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBrandsArgs = {
  input?: InputMaybe<BrandsInput>;
};


export type QueryCategoriesArgs = {
  input?: InputMaybe<PagingInput>;
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCollectionArgs = {
  input?: InputMaybe<CollectionInput>;
};


export type QueryWinnersArgs = {
  input: WinnersInput;
};


export type QueryPlayArgs = {
  input: PlayInput;
};


export type QueryMessagesArgs = {
  input?: InputMaybe<PagingInput>;
};


export type QuerySettingsArgs = {
  input?: InputMaybe<SettingsInput>;
};


export type QueryPaymentsArgs = {
  input: PaymentsInput;
};


export type QueryAvailablePayNPlayBonusesArgs = {
  input: AvailablePayNPlayBonusesInput;
};


export type QueryDepositArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDepositsArgs = {
  input?: InputMaybe<PagingInput>;
};


export type QueryWithdrawalsArgs = {
  states?: InputMaybe<Array<WithdrawalState>>;
};


export type QueryStatementArgs = {
  input: StatementInput;
};


export type QueryMyAccountArgs = {
  input?: InputMaybe<MyAccountInput>;
};

export type Mutation = {
  /** Sets a new password for whoever knows the old one, and signs out everywhere else. */
  changeOwnPassword: Scalars['Boolean']['output'];
  /** Signs out everywhere else; how many sessions that ended. */
  endOtherSignIns: Scalars['Int']['output'];
  /** Puts the bonus's money into the bonus purse, once. While another bonus still has money to be played: bonus_active_already. */
  acceptBonus: Bonus;
  declineBonus: Bonus;
  /**
   * Makes a game a favourite of the signed-in player, or no longer one; true also when it was that before. Refuses with `game_unknown` what
   * is not offered, and with `favourites_full` more than a hundred.
   */
  setFavourite: Scalars['Boolean']['output'];
  readMessage: Message;
  /** True also for one that was deleted before. */
  deleteMessage: Scalars['Boolean']['output'];
  /**
   * Stops play, deposits and bonuses at once, for as long as was asked; it cannot be ended earlier. Signs out everywhere else. The session
   * that asks goes on, and serves to withdraw and for nothing else. Error: exclusion_longer_already.
   */
  excludeMyself: Exclusion;
  /** The player has seen the reality check: bets are taken again. Once for all devices and tabs; true also while none is due. */
  acknowledgeRealityCheck: Scalars['Boolean']['output'];
  /**
   * Starts a quick deposit. A visitor's is bound to this browser by an HttpOnly cookie that the answer sets: open the socket for
   * checkPayNPlay afterwards. A redirect has a page to frame; pending has the token for the provider's widget.
   */
  payNPlay: PayNPlayResult;
  /**
   * Makes the account of a new player who has paid, and gives them their deposit. Needs the browser that paid. What the provider has
   * verified is taken from the provider, whatever is sent. True: sign in with the email and the password. Error: pay_n_play_frozen while
   * no money may move in its currency; the deposit waits, and goes back an hour after it came.
   */
  registerPayNPlay?: Maybe<Scalars['Boolean']['output']>;
  startDeposit: Deposit;
  /** Asks the provider now, for a player who comes back from its page; the error deposit_not_confirmed when it does not answer. */
  checkDeposit: Deposit;
  startWithdrawal: Withdrawal;
  /** Gives the money back while the withdrawal is pending. */
  cancelWithdrawal: Withdrawal;
  registerClassic?: Maybe<RegisterClassicResult>;
  resetPasswordRequest: Scalars['Boolean']['output'];
  /** Errors: link_used, link_replaced by a newer one, link_expired; link_invalid for what was never mailed. */
  changePasswordRequest: Scalars['Boolean']['output'];
  /**
   * True when this call proved the address, false when it was proven before: in both cases the player can sign in. Errors: link_expired;
   * link_invalid for what was never mailed; account_under_check when the address is proven and the account cannot be used yet.
   */
  verifyAccountRequest: Scalars['Boolean']['output'];
  /** Changes what players may change themselves; what is left out stays. */
  updateProfile: Profile;
  /** Mails a question to the house's support. True once it is on its way. */
  contactSupport: Scalars['Boolean']['output'];
};


export type MutationChangeOwnPasswordArgs = {
  input: ChangeOwnPasswordInput;
};


export type MutationAcceptBonusArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeclineBonusArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


export type MutationReadMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcludeMyselfArgs = {
  input: ExcludeMyselfInput;
};


export type MutationPayNPlayArgs = {
  input: PayNPlayInput;
};


export type MutationRegisterPayNPlayArgs = {
  input: RegisterPayNPlayInput;
};


export type MutationStartDepositArgs = {
  input: StartDepositInput;
};


export type MutationCheckDepositArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartWithdrawalArgs = {
  input: StartWithdrawalInput;
};


export type MutationCancelWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegisterClassicArgs = {
  input: RegisterClassicInput;
};


export type MutationResetPasswordRequestArgs = {
  input: ResetPasswordRequestInput;
};


export type MutationChangePasswordRequestArgs = {
  input: ChangePasswordRequestInput;
};


export type MutationVerifyAccountRequestArgs = {
  input: VerifyAccountRequestInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationContactSupportArgs = {
  input: ContactSupportInput;
};

export type Subscription = {
  /** How many offers wait for an answer: at once, and whenever a bonus of the player changes. */
  pendingBonuses: PendingBonuses;
  /** What editors publish while one looks: whoever shows one of these asks for it again. */
  contentChanges: ContentChange;
  /** At once, and again whenever the player has chosen a favourite or opened a game for money, on whatever device. */
  playerGames: PlayerGames;
  /** The winners now, and again whenever they have changed. */
  winners: Array<Winner>;
  /** At once, and whenever a message comes, is read or is deleted. */
  inbox: Inbox;
  /** When one is due, and at once for somebody who comes back to one that waits. Until it is acknowledged, bets are refused. */
  realityCheck: RealityCheck;
  /** Whether there is none to be acknowledged, as that changes: an open dialog closes when another tab has answered. */
  realityCheckAcknowledged: Scalars['Boolean']['output'];
  /**
   * Waits until a quick deposit has been paid, then answers once: a login token for POST /auth/login, or the data to register with.
   * Errors: pay_n_play_unknown for whatever is not this browser's, delivered or older than 15 minutes; pay_n_play_deposit_failed with
   * reason (a PaymentFailure) and charged: false; pay_n_play_refused with reason and refunded; pay_n_play_held when the money arrived
   * but not as agreed.
   */
  checkPayNPlay: CheckPayNPlayResult;
  user: User;
};


export type SubscriptionPlayerGamesArgs = {
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};


export type SubscriptionWinnersArgs = {
  input: WinnersInput;
};


export type SubscriptionCheckPayNPlayArgs = {
  input: CheckPayNPlayInput;
};

/** Pages are counted from zero; at most 100 records a page. */
export type PagingInput = {
  page?: InputMaybe<Scalars['Int']['input']>;
  records?: InputMaybe<Scalars['Int']['input']>;
};

export type Logos = {
  light: Scalars['String']['output'];
  dark: Scalars['String']['output'];
};

export type SignIn = {
  id: Scalars['ID']['output'];
  /** The session that asks. */
  current: Scalars['Boolean']['output'];
  /** ISO 8601. */
  since: Scalars['String']['output'];
  /** When it was last renewed; ISO 8601. */
  lastSeen: Scalars['String']['output'];
  /** As the browser described itself. */
  userAgent: Scalars['String']['output'];
};

export type ChangeOwnPasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type PromoCodeInput = {
  code: Scalars['String']['input'];
  currency: Scalars['String']['input'];
};

export type PendingBonuses = {
  total: Scalars['Int']['output'];
};

export type BonusState =
  | 'PENDING'
  | 'ACTIVE'
  /** Wagered: what was left of it is real money. */
  | 'COMPLETED'
  /** Played, with nothing left, before another one was accepted. */
  | 'USED'
  /** Not accepted, or not wagered, in time: what was left of it was taken back. */
  | 'EXPIRED'
  | 'DECLINED';

export type Bonus = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  state: BonusState;
  currency: Scalars['String']['output'];
  amount: Scalars['Decimal']['output'];
  /** How many times the amount has to be staked from bonus money before it becomes real money. */
  wagering: Scalars['Int']['output'];
  /** What has to be staked in all, and what has been. */
  required: Scalars['Decimal']['output'];
  wagered: Scalars['Decimal']['output'];
  /** Days to wager within, from being accepted. */
  days: Scalars['Int']['output'];
  offeredAt: Scalars['String']['output'];
  offerEndsAt: Scalars['String']['output'];
  /** Until when it has to be wagered, once it is accepted. */
  endsAt?: Maybe<Scalars['String']['output']>;
  endedAt?: Maybe<Scalars['String']['output']>;
};

export type ContentChange = {
  /** Of the components, without what stands behind a dot. */
  ids: Array<Scalars['ID']['output']>;
};

export type CmsComponentInput = {
  id: Scalars['ID']['input'];
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CmsComponentsInput = {
  ids: Array<Scalars['ID']['input']>;
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CmsComponent = {
  /** As it was asked for; within a map or a list the element's own. */
  id: Scalars['ID']['output'];
};

export type CmsText = CmsComponent & {
  id: Scalars['ID']['output'];
  /** Sanitised HTML. */
  text: Scalars['String']['output'];
};

export type CmsImage = CmsComponent & {
  id: Scalars['ID']['output'];
  src: Scalars['String']['output'];
  alt?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
};

export type CmsLink = CmsComponent & {
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CmsTemplate = CmsComponent & {
  id: Scalars['ID']['output'];
  /** Sanitised HTML, of which pages show the words. */
  title?: Maybe<Scalars['String']['output']>;
  /** Sanitised; its headings carry ids to lead to. */
  html: Scalars['String']['output'];
  /** In which language it is, when that is not the one that was asked for too. */
  language: Scalars['String']['output'];
  /** When this version was published; ISO 8601. */
  publishedAt: Scalars['String']['output'];
};

export type CmsList = CmsComponent & {
  id: Scalars['ID']['output'];
  items: Array<CmsComponent>;
};

/** Keyed by the ids of its elements. */
export type CmsMap = CmsComponent & {
  id: Scalars['ID']['output'];
  elements: Array<CmsComponent>;
};

export type CmsGame = CmsComponent & {
  id: Scalars['ID']['output'];
  /** Null when the catalogue does not have it, or no longer. */
  game?: Maybe<Game>;
};

export type CmsBoolean = CmsComponent & {
  id: Scalars['ID']['output'];
  value: Scalars['Boolean']['output'];
};

export type CmsInteger = CmsComponent & {
  id: Scalars['ID']['output'];
  value: Scalars['Int']['output'];
};

/**
 * What is not offered, with `mobile` on phones, is left out of both lists. It stays a favourite, and comes back when the game does, or where
 * it is offered. What is offered nowhere makes room, the oldest choice first, where there are a hundred favourites and another is chosen.
 */
export type PlayerGames = {
  /** What was chosen last comes first; at most 100. */
  favourites: Array<Game>;
  /** Opened for money in the last ninety days, the newest first and each game once; at most 20. */
  recentlyPlayed: Array<Game>;
};

export type SetFavouriteInput = {
  /** The id of the game. */
  id: Scalars['ID']['input'];
  favourite: Scalars['Boolean']['input'];
};

export type Game = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  logo: Scalars['String']['output'];
  demo: Scalars['Boolean']['output'];
  brand: Brand;
};

export type Brand = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  logos: Logos;
  games: GamesConnection;
};


export type BrandGamesArgs = {
  input?: InputMaybe<PagingInput>;
};

export type Category = {
  id: CategoryId;
  brands: Array<Brand>;
  games: GamesConnection;
};


export type CategoryGamesArgs = {
  input?: InputMaybe<PagingInput>;
};

export type Collection = {
  brands: Array<Brand>;
  games: GamesConnection;
};


export type CollectionGamesArgs = {
  input?: InputMaybe<PagingInput>;
};

export type GamesConnection = {
  total: Scalars['Int']['output'];
  edges: GamesEdges;
};

export type GamesEdges = {
  results: Array<Game>;
};

export type Winner = {
  amount: Scalars['Decimal']['output'];
  currency: Scalars['String']['output'];
  game: Game;
  player: WinnerPlayer;
};

/** The name is masked. */
export type WinnerPlayer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type CategoryId =
  | 'ALL_GAMES'
  | 'SLOT_GAMES'
  | 'CASINO_GAMES'
  | 'LIVE_CASINO'
  | 'LUCKY_GAMES';

export type WinnersSet =
  | 'TOP'
  | 'LIVE';

export type CollectionInput = {
  categories?: InputMaybe<Array<CategoryId>>;
  /** In small letters or capitals; one that there is not has no games. */
  brands?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BrandsInput = {
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

export type WinnersInput = {
  set: WinnersSet;
  count: Scalars['Int']['input'];
  /** Only wins in games that are offered on phones. */
  mobile?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PlayInput = {
  id: Scalars['ID']['input'];
  demo: Scalars['Boolean']['input'];
  mobile: Scalars['Boolean']['input'];
  closePath: Scalars['String']['input'];
  cashierPath: Scalars['String']['input'];
};

export type Inbox = {
  unread: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Messages = {
  unread: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  results: Array<Message>;
};

export type Message = {
  id: Scalars['ID']['output'];
  /** Of the title and the body. */
  language: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Sanitised HTML. */
  body: Scalars['String']['output'];
  sentAt: Scalars['String']['output'];
  readAt?: Maybe<Scalars['String']['output']>;
};

export type ExclusionTime =
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'SIX_MONTHS'
  | 'FOR_GOOD';

export type ExcludeMyselfInput = {
  time: ExclusionTime;
};

export type Exclusion = {
  /** ISO 8601. */
  since: Scalars['String']['output'];
  /** ISO 8601; null when it is for good. */
  until?: Maybe<Scalars['String']['output']>;
};

export type RealityCheck = {
  /** Seconds since the player signed in. */
  duration: Scalars['Int']['output'];
  entries: Array<RealityCheckEntry>;
};

/** What has been played since then. The totals equal the ledger: out less in is what play has changed about the purses. */
export type RealityCheckEntry = {
  /** A category of games; ALL_GAMES for those that are no longer offered. */
  category: Scalars['String']['output'];
  /** What went into games: stakes, and wins that a game took back. */
  realIn: Scalars['Decimal']['output'];
  bonusIn: Scalars['Decimal']['output'];
  /** What came out of them: wins, and stakes that a game gave back. */
  realOut: Scalars['Decimal']['output'];
  bonusOut: Scalars['Decimal']['output'];
};

export type SettingsInput = {
  btag?: InputMaybe<Scalars['String']['input']>;
};

export type Settings = {
  supportedLanguages: Array<Language>;
  currencies: Currencies;
  countries: Countries;
  btag?: Maybe<Scalars['String']['output']>;
  hideAcceptNewsLetter: Scalars['Boolean']['output'];
  licence: Licence;
  operator: Operator;
  enforcedCountries: Array<Scalars['String']['output']>;
  sportsProvider: SportsProvider;
  chat?: Maybe<ChatSettings>;
  templates: Array<Scalars['ID']['output']>;
  registrationResult: RegistrationResult;
};

/** Who runs the house. */
export type Operator = {
  name: Scalars['String']['output'];
  legalName: Scalars['String']['output'];
  registrationNumber: Scalars['String']['output'];
  address: Scalars['String']['output'];
  /** No real money is taken or paid. */
  demonstration: Scalars['Boolean']['output'];
};

export type Language = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Currencies = {
  allowedCurrencies: Array<Scalars['String']['output']>;
  currentCurrency: Scalars['String']['output'];
};

export type Countries = {
  currentCountry: Scalars['String']['output'];
  blockedCountries: Array<Scalars['String']['output']>;
};

export type Licence = {
  type: LicenceType;
  /** As the authority gave it; null while there is none. */
  number?: Maybe<Scalars['String']['output']>;
  /** The authority's name, without an article; null where nobody watches over the house. */
  regulator?: Maybe<Scalars['String']['output']>;
  sealId?: Maybe<Scalars['String']['output']>;
  /** Where the authority's seal is loaded from; null where there is none. */
  sealScriptUrl?: Maybe<Scalars['String']['output']>;
  autoCountry: Scalars['Boolean']['output'];
  autoCurrency: Scalars['Boolean']['output'];
  pages: Array<Scalars['String']['output']>;
  /** What new passwords are checked by. */
  passwordRule: PasswordRule;
  /** How many characters a first or last name has at least: 2, or 1 where the licence's policy says so. */
  shortestName: Scalars['Int']['output'];
};

export type PasswordRule =
  /** 6 to 32 characters, with a small letter, a capital letter, and a number or a sign. A letter of a script without capitals counts as both. */
  | 'COMPOSITION'
  /** 8 to 128 characters of any kind, and no password that is known from a breach. */
  | 'LENGTH';

export type ChatSettings = {
  type: ChatType;
  id?: Maybe<Scalars['String']['output']>;
  scriptUrl: Scalars['String']['output'];
  scriptId?: Maybe<Scalars['String']['output']>;
  buttonId?: Maybe<Scalars['String']['output']>;
};

export type LicenceType =
  | 'GENERIC'
  | 'CURACAO'
  | 'KAHNAWAKE'
  | 'MGA'
  | 'ANJOUAN'
  | 'ESTONIAN'
  | 'NIGERIA';

export type SportsProvider =
  | 'ALTENAR'
  | 'BETBY'
  | 'DELASPORT'
  | 'HAD';

export type ChatType =
  | 'ZENDESK'
  | 'LIVEAGENT';

export type RegistrationResult =
  | 'VERIFICATION_NEEDED'
  | 'AUTO_LOGIN';

export type PaymentProvider = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  engine: Scalars['String']['output'];
  config?: Maybe<PaymentProviderConfig>;
  logos: Logos;
  limit?: Maybe<PaymentLimit>;
  /** The method asks for an e-mail address before its page opens. */
  needsEmail: Scalars['Boolean']['output'];
};

export type PaymentProviderConfig = {
  scriptUrl?: Maybe<Scalars['String']['output']>;
};

export type PaymentLimit = PaymentRange | PaymentValues;

export type PaymentRange = {
  min: Scalars['Decimal']['output'];
  max: Scalars['Decimal']['output'];
};

export type PaymentValues = {
  values: Array<Scalars['Decimal']['output']>;
};

export type TransactionType =
  | 'DEPOSIT'
  | 'PAY_N_PLAY'
  | 'WITHDRAW';

export type PaymentsInput = {
  type: TransactionType;
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
};

export type AvailableBonus = {
  id?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
};

export type AvailablePayNPlayBonusesInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  paymentProviderId: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};

export type PayNPlayInput = {
  id: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  bonusCode?: InputMaybe<Scalars['String']['input']>;
  closePath: Scalars['String']['input'];
  data?: InputMaybe<PayNPlayDataInput>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
};

export type PayNPlayDataInput = {
  email?: InputMaybe<Scalars['String']['input']>;
};

export type PayNPlayResult = PayNPlayRedirect | PayNPlayPending;

export type PayNPlayRedirect = {
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
};

export type PayNPlayPending = {
  id: Scalars['ID']['output'];
  data?: Maybe<PayNPlayPendingData>;
};

export type PayNPlayPendingData = {
  token?: Maybe<Scalars['String']['output']>;
};

export type CheckPayNPlayInput = {
  id: Scalars['ID']['input'];
};

export type CheckPayNPlayResult = PayNPlayLogin | PayNPlayUser;

export type PayNPlayLogin = {
  token: Scalars['String']['output'];
  /** What came in and was added to the balance, which may be another sum than was asked for. */
  received: ReceivedMoney;
};

/** What a payment brought, as its provider says: the only sum to tell a payer once they have paid. */
export type ReceivedMoney = {
  amount: Scalars['Decimal']['output'];
  currency: Scalars['String']['output'];
};

export type PayNPlayUser = {
  id: Scalars['ID']['output'];
  /** What came in and waits for the account, which may be another sum than was asked for. */
  received: ReceivedMoney;
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  dateOfBirth?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  houseNumberAndStreetName?: Maybe<Scalars['String']['output']>;
  postCode?: Maybe<Scalars['String']['output']>;
  mobileNumber?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Gender>;
};

export type RegisterPayNPlayInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  houseNumberAndStreetName: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  gender: Gender;
  mobileNumber: Scalars['String']['input'];
  dateOfBirth: Scalars['String']['input'];
  accept: Scalars['Boolean']['input'];
  newsletter: Scalars['Boolean']['input'];
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  verificationPath: Scalars['String']['input'];
  payNPlay: Scalars['ID']['input'];
};

export type DepositState =
  | 'STARTED'
  | 'PENDING'
  | 'PAID'
  | 'FAILED'
  /** Received, but not as agreed: an operator looks at it. */
  | 'HELD';

export type PaymentFailure =
  | 'WRONG_DATA'
  | 'LOW_BALANCE'
  | 'REJECTED_BY_BANK'
  | 'DAILY_LIMIT'
  | 'UNSUPPORTED_CHANNEL'
  | 'CANCELLED'
  | 'EXPIRED'
  /** The casino did not take money of this person, or not of this account. */
  | 'REFUSED';

export type Deposit = {
  id: Scalars['ID']['output'];
  methodId: Scalars['ID']['output'];
  state: DepositState;
  currency: Scalars['String']['output'];
  /** What the player asked to pay. */
  amount: Scalars['Decimal']['output'];
  /** What went into the purse, once it is paid. */
  credited?: Maybe<Scalars['Decimal']['output']>;
  /** What came in, also while it is held: then it may be of another currency. Null until it came. */
  received?: Maybe<ReceivedMoney>;
  reason?: Maybe<PaymentFailure>;
  /** Masked, such as '•••• 4242'. */
  instrument?: Maybe<Scalars['String']['output']>;
  /** The page to pay on, while there is something to pay. */
  url?: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['String']['output'];
};

export type StartDepositInput = {
  /** The same for every press of the same button, so that a deposit is started once. */
  key: Scalars['ID']['input'];
  methodId: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawMethod = {
  provider: PaymentProvider;
  /** Masked account that the money goes back to. */
  destination?: Maybe<Scalars['String']['output']>;
};

export type WithdrawalState =
  | 'PENDING'
  | 'SENT'
  | 'PAID'
  | 'DECLINED'
  | 'CANCELLED';

export type Withdrawal = {
  id: Scalars['ID']['output'];
  methodId: Scalars['ID']['output'];
  state: WithdrawalState;
  currency: Scalars['String']['output'];
  amount: Scalars['Decimal']['output'];
  destination?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<PaymentFailure>;
  requestedAt: Scalars['String']['output'];
  /** When it is sent and can no longer be cancelled; null while somebody has to look at it first. */
  releaseAt?: Maybe<Scalars['String']['output']>;
};

export type StartWithdrawalInput = {
  key: Scalars['ID']['input'];
  methodId: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
};

export type StatementInput = {
  /** The first moment, ISO 8601 with its offset from UTC, such as 2026-03-01T00:00:00+01:00: where a day begins, the reader's clock says. */
  from: Scalars['String']['input'];
  /** The first moment after it, written likewise. */
  until: Scalars['String']['input'];
  records?: InputMaybe<Scalars['Int']['input']>;
  /** Continues below this movement: the last one of the page before. */
  after?: InputMaybe<Scalars['ID']['input']>;
};

/** The real-money purse between two moments. */
export type Statement = {
  currency: Scalars['String']['output'];
  opening: Scalars['Decimal']['output'];
  closing: Scalars['Decimal']['output'];
  /** Newest first. */
  movements: Array<Movement>;
  /** Whether there are older ones. */
  hasMore: Scalars['Boolean']['output'];
};

export type Movement = {
  id: Scalars['ID']['output'];
  at: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  /** Below zero for money that went out. */
  amount: Scalars['Decimal']['output'];
};

export type User = {
  id: Scalars['ID']['output'];
  /** Whether the player may be signed in as they are; the site signs out who may not. */
  active: Scalars['Boolean']['output'];
  /** What the player may do. EXCLUDED and LIMITED play nothing for money, pay nothing in and take no bonus; both may withdraw. */
  status: PlayerStatus;
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  btag?: Maybe<Scalars['String']['output']>;
  /** The first is real money, the rest bonus money. */
  balances: Array<Balance>;
};

export type PlayerStatus =
  | 'ACTIVE'
  | 'LIMITED'
  | 'EXCLUDED'
  | 'BLOCKED';

export type Balance = {
  id: Scalars['ID']['output'];
  amount: Scalars['Decimal']['output'];
};

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type RegisterClassicInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  country: Scalars['String']['input'];
  dateOfBirth: Scalars['String']['input'];
  city: Scalars['String']['input'];
  houseNumberAndStreetName: Scalars['String']['input'];
  postCode: Scalars['String']['input'];
  mobileNumber: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  newsletter: Scalars['Boolean']['input'];
  currency: Scalars['String']['input'];
  bonusCode?: InputMaybe<Scalars['String']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  affiliateCode?: InputMaybe<Scalars['String']['input']>;
  verificationPath: Scalars['String']['input'];
};

export type RegisterClassicResult = VerificationNeeded | AutoLogin;

export type VerificationNeeded = {
  email: Scalars['String']['output'];
};

export type AutoLogin = {
  email: Scalars['String']['output'];
};

export type ResetPasswordRequestInput = {
  email: Scalars['String']['input'];
  resetPasswordPath: Scalars['String']['input'];
};

export type ChangePasswordRequestInput = {
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type VerifyAccountRequestInput = {
  token: Scalars['String']['input'];
};

export type MyAccountInput = {
  path?: InputMaybe<Scalars['String']['input']>;
  incognito?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MyAccount = {
  url: Scalars['String']['output'];
};

export type Profile = {
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  /** The address has been proven. */
  verified: Scalars['Boolean']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  /** YYYY-MM-DD. */
  dateOfBirth: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  city: Scalars['String']['output'];
  houseNumberAndStreetName: Scalars['String']['output'];
  postCode: Scalars['String']['output'];
  mobileNumber: Scalars['String']['output'];
  newsletter: Scalars['Boolean']['output'];
  /** When the account was made; ISO 8601. */
  memberSince: Scalars['String']['output'];
  /** What the player's next password is checked by. */
  passwordRule: PasswordRule;
};

export type UpdateProfileInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  houseNumberAndStreetName?: InputMaybe<Scalars['String']['input']>;
  postCode?: InputMaybe<Scalars['String']['input']>;
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
  newsletter?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ContactSupportInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PagingInput: PagingInput;
  Logos: ResolverTypeWrapper<Logos>;
  SignIn: ResolverTypeWrapper<SignIn>;
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  PromoCodeInput: PromoCodeInput;
  PendingBonuses: ResolverTypeWrapper<PendingBonuses>;
  BonusState: BonusState;
  Bonus: ResolverTypeWrapper<Bonus>;
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
  ReceivedMoney: ResolverTypeWrapper<ReceivedMoney>;
  PayNPlayUser: ResolverTypeWrapper<PayNPlayUser>;
  RegisterPayNPlayInput: RegisterPayNPlayInput;
  DepositState: DepositState;
  PaymentFailure: PaymentFailure;
  Deposit: ResolverTypeWrapper<Deposit>;
  StartDepositInput: StartDepositInput;
  WithdrawMethod: ResolverTypeWrapper<Omit<WithdrawMethod, 'provider'> & { provider: ResolversTypes['PaymentProvider'] }>;
  WithdrawalState: WithdrawalState;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  StartWithdrawalInput: StartWithdrawalInput;
  StatementInput: StatementInput;
  Statement: ResolverTypeWrapper<Statement>;
  Movement: ResolverTypeWrapper<Movement>;
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
  ContactSupportInput: ContactSupportInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Decimal: Scalars['Decimal']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Subscription: Record<PropertyKey, never>;
  PagingInput: PagingInput;
  Logos: Logos;
  SignIn: SignIn;
  ChangeOwnPasswordInput: ChangeOwnPasswordInput;
  PromoCodeInput: PromoCodeInput;
  PendingBonuses: PendingBonuses;
  Bonus: Bonus;
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
  ReceivedMoney: ReceivedMoney;
  PayNPlayUser: PayNPlayUser;
  RegisterPayNPlayInput: RegisterPayNPlayInput;
  Deposit: Deposit;
  StartDepositInput: StartDepositInput;
  WithdrawMethod: Omit<WithdrawMethod, 'provider'> & { provider: ResolversParentTypes['PaymentProvider'] };
  Withdrawal: Withdrawal;
  StartWithdrawalInput: StartWithdrawalInput;
  StatementInput: StatementInput;
  Statement: Statement;
  Movement: Movement;
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
  ContactSupportInput: ContactSupportInput;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  signIns?: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
  bonuses?: Resolver<Array<ResolversTypes['Bonus']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['AvailableBonus']>, ParentType, ContextType, RequireFields<QueryPromoCodeArgs, 'input'>>;
  cmsComponent?: Resolver<Maybe<ResolversTypes['CmsComponent']>, ParentType, ContextType, RequireFields<QueryCmsComponentArgs, 'id'>>;
  cmsComponent2?: Resolver<Maybe<ResolversTypes['CmsComponent']>, ParentType, ContextType, RequireFields<QueryCmsComponent2Args, 'input'>>;
  cmsComponents?: Resolver<Array<ResolversTypes['CmsComponent']>, ParentType, ContextType, RequireFields<QueryCmsComponentsArgs, 'input'>>;
  playerGames?: Resolver<ResolversTypes['PlayerGames'], ParentType, ContextType, Partial<QueryPlayerGamesArgs>>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType, Partial<QueryBrandsArgs>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType, Partial<QueryCollectionArgs>>;
  winners?: Resolver<Array<ResolversTypes['Winner']>, ParentType, ContextType, RequireFields<QueryWinnersArgs, 'input'>>;
  play?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPlayArgs, 'input'>>;
  messages?: Resolver<ResolversTypes['Messages'], ParentType, ContextType, Partial<QueryMessagesArgs>>;
  exclusion?: Resolver<Maybe<ResolversTypes['Exclusion']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, Partial<QuerySettingsArgs>>;
  payments?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'input'>>;
  availablePayNPlayBonuses?: Resolver<Array<ResolversTypes['AvailableBonus']>, ParentType, ContextType, RequireFields<QueryAvailablePayNPlayBonusesArgs, 'input'>>;
  depositMethods?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType, RequireFields<QueryDepositArgs, 'id'>>;
  deposits?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType, Partial<QueryDepositsArgs>>;
  withdrawMethods?: Resolver<Array<ResolversTypes['WithdrawMethod']>, ParentType, ContextType>;
  withdrawals?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType, Partial<QueryWithdrawalsArgs>>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'input'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myAccount?: Resolver<Maybe<ResolversTypes['MyAccount']>, ParentType, ContextType, Partial<QueryMyAccountArgs>>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  zendeskGetKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeOwnPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangeOwnPasswordArgs, 'input'>>;
  endOtherSignIns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acceptBonus?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType, RequireFields<MutationAcceptBonusArgs, 'id'>>;
  declineBonus?: Resolver<ResolversTypes['Bonus'], ParentType, ContextType, RequireFields<MutationDeclineBonusArgs, 'id'>>;
  setFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetFavouriteArgs, 'input'>>;
  readMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationReadMessageArgs, 'id'>>;
  deleteMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>;
  excludeMyself?: Resolver<ResolversTypes['Exclusion'], ParentType, ContextType, RequireFields<MutationExcludeMyselfArgs, 'input'>>;
  acknowledgeRealityCheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payNPlay?: Resolver<ResolversTypes['PayNPlayResult'], ParentType, ContextType, RequireFields<MutationPayNPlayArgs, 'input'>>;
  registerPayNPlay?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationRegisterPayNPlayArgs, 'input'>>;
  startDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationStartDepositArgs, 'input'>>;
  checkDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationCheckDepositArgs, 'id'>>;
  startWithdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationStartWithdrawalArgs, 'input'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationCancelWithdrawalArgs, 'id'>>;
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
  inbox?: SubscriptionResolver<ResolversTypes['Inbox'], "inbox", ParentType, ContextType>;
  realityCheck?: SubscriptionResolver<ResolversTypes['RealityCheck'], "realityCheck", ParentType, ContextType>;
  realityCheckAcknowledged?: SubscriptionResolver<ResolversTypes['Boolean'], "realityCheckAcknowledged", ParentType, ContextType>;
  checkPayNPlay?: SubscriptionResolver<ResolversTypes['CheckPayNPlayResult'], "checkPayNPlay", ParentType, ContextType, RequireFields<SubscriptionCheckPayNPlayArgs, 'input'>>;
  user?: SubscriptionResolver<ResolversTypes['User'], "user", ParentType, ContextType>;
};

export type LogosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Logos'] = ResolversParentTypes['Logos']> = {
  light?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type BonusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Bonus'] = ResolversParentTypes['Bonus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BonusState'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wagering?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wagered?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerEndsAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type GameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
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
};

export type CollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  games?: Resolver<ResolversTypes['GamesConnection'], ParentType, ContextType, Partial<CollectionGamesArgs>>;
};

export type GamesConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GamesConnection'] = ResolversParentTypes['GamesConnection']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
};

export type WinnerPlayerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WinnerPlayer'] = ResolversParentTypes['WinnerPlayer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AvailableBonusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailableBonus'] = ResolversParentTypes['AvailableBonus']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ReceivedMoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceivedMoney'] = ResolversParentTypes['ReceivedMoney']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MovementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Movement'] = ResolversParentTypes['Movement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
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

export type Resolvers<ContextType = RequestContext> = {
  Decimal?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Logos?: LogosResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  PendingBonuses?: PendingBonusesResolvers<ContextType>;
  Bonus?: BonusResolvers<ContextType>;
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
  Game?: GameResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  GamesConnection?: GamesConnectionResolvers<ContextType>;
  GamesEdges?: GamesEdgesResolvers<ContextType>;
  Winner?: WinnerResolvers<ContextType>;
  WinnerPlayer?: WinnerPlayerResolvers<ContextType>;
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
  AvailableBonus?: AvailableBonusResolvers<ContextType>;
  PayNPlayResult?: PayNPlayResultResolvers<ContextType>;
  PayNPlayRedirect?: PayNPlayRedirectResolvers<ContextType>;
  PayNPlayPending?: PayNPlayPendingResolvers<ContextType>;
  PayNPlayPendingData?: PayNPlayPendingDataResolvers<ContextType>;
  CheckPayNPlayResult?: CheckPayNPlayResultResolvers<ContextType>;
  PayNPlayLogin?: PayNPlayLoginResolvers<ContextType>;
  ReceivedMoney?: ReceivedMoneyResolvers<ContextType>;
  PayNPlayUser?: PayNPlayUserResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  WithdrawMethod?: WithdrawMethodResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  Movement?: MovementResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Balance?: BalanceResolvers<ContextType>;
  RegisterClassicResult?: RegisterClassicResultResolvers<ContextType>;
  VerificationNeeded?: VerificationNeededResolvers<ContextType>;
  AutoLogin?: AutoLoginResolvers<ContextType>;
  MyAccount?: MyAccountResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
};

