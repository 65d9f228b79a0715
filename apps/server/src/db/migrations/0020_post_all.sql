-- Whoever has decided already that everything of a batch can be posted, and sends the commit along, needs an error instead of an answer.
create function ledger_refused(status text) returns void language plpgsql as $$
begin
  if status is not null then raise exception 'the ledger answered %', status using errcode = 'BZ001'; end if;
end $$;
