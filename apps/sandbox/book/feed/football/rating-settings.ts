/**
 * The assumptions of the ratings of clubs. Levels, openness and the common numbers are natural
 * logarithms of goals; variances are their squares.
 */
export interface RatingSettings {
  /**
   * Goals of a side in a match of average clubs, and the half of what playing at home multiplies
   * the ratio of goals by.
   */
  goals: number
  goalsVariance: number
  home: number
  homeVariance: number
  /** Change of a league's goals in a day. */
  goalsDrift: number
  /** Spread of clubs before any result is known. */
  levelVariance: number
  opennessVariance: number
  /** Change of a club's level in a day; another setting has that of a summer. */
  levelDrift: number
  opennessDrift: number
  levelSummer: number
  opennessSummer: number
  /** A passing form: how far it carries, and after how many days 37 % of it are left. */
  formVariance: number
  formDays: number
  /** Where clubs begin that come from a league we have no results of. */
  newcomerLevel: number
  newcomerOpenness: number
  newcomerLevelVariance: number
  newcomerOpennessVariance: number
  /**
   * The difference in strength between one division and the next, for clubs that move between two
   * that we have, and how sure it is.
   */
  divisionGap: number
  moverVariance: number
  /** Goals show a little less than independent chances would: a share of one. */
  trust: number
  /** Goals of one side beyond so many show nothing more of its strength. */
  countedGoals: number
  /**
   * Dixon and Coles's correction before the league's own scores have spoken, and how far leagues
   * lie apart in it.
   */
  rho: number
  rhoDeviation: number
  /**
   * The weight of Elo's points in who is better, and how many of them make a ratio of goals e times
   * as high.
   */
  eloShare: number
  eloPoints: number
}

/**
 * The rounded result of `npm run book:backtest -- --tune` on the seasons 2022–23 and 2023–24. No
 * other season was used.
 */
export const RATING_SETTINGS: RatingSettings = {
  goals: 0.0176,
  goalsVariance: 0.00711,
  home: 0.132,
  homeVariance: 0.000592,
  goalsDrift: 3.3e-6,
  levelVariance: 1.5,
  opennessVariance: 0.00281,
  levelDrift: 2.08e-5,
  opennessDrift: 3.15e-5,
  levelSummer: 0.0563,
  opennessSummer: 0.0002,
  formVariance: 0.0495,
  formDays: 42.7,
  newcomerLevel: -0.371,
  newcomerOpenness: -0.015,
  newcomerLevelVariance: 0.0688,
  newcomerOpennessVariance: 0.02,
  divisionGap: 0.6,
  moverVariance: 0.000988,
  trust: 0.8,
  countedGoals: 5,
  rho: -0.141,
  rhoDeviation: 0.045,
  eloShare: 0.225,
  eloPoints: 240,
}
