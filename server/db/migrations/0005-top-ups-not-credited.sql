-- A failed or expired top-up is asked about for some days more: it may have been paid after all.
drop index top_up_open;
create index top_up_open on top_up (created_at) where state <> 'credited';
