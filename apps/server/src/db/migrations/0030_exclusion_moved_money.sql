-- Whether money had ever moved in the account when it was excluded. Anybody can register with the data of another person and exclude that
-- account: what a player asks for in an account without money holds no older account before an operator has confirmed the match.
-- The exclusions that were there before hold as they did.
alter table player_exclusion add column moved_money boolean not null default true;
