-- How often each number came is counted over the newest draws: their numbers stand in the index, so that the documents
-- beside them need not be read.
create index batch_numbers on batch (game, closes_at desc) include (numbers) where state in ('drawn', 'settled');
drop index if exists batch_latest;
