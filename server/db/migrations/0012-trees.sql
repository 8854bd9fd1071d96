-- The whole tree of a sealed batch, level after level from the leaves to the root, 32 bytes a node: the path of one ticket
-- is some pieces of it, and nobody has to read all leaves and make the tree again.
alter table batch_leaves rename to batch_tree;
alter table batch_tree rename column hashes to nodes;
-- Kept uncompressed, a piece is read without what stands before it. Hashes do not compress anyway.
alter table batch_tree alter column nodes set storage external;

do $$
declare
  one record;
  level bytea;
  above bytea;
begin
  for one in select batch_id, nodes from batch_tree loop
    level := one.nodes;
    while length(level) > 32 loop
      above := ''::bytea;
      for at in 0 .. length(level) / 64 - 1 loop
        above := above || sha256('\x01'::bytea || substring(level from at * 64 + 1 for 64));
      end loop;
      if length(level) % 64 > 0 then
        above := above || substring(level from length(level) - 31);
      end if;
      one.nodes := one.nodes || above;
      level := above;
    end loop;
    update batch_tree set nodes = one.nodes where batch_id = one.batch_id;
  end loop;
end $$;
create trigger batch_tree_is_final before update or delete on batch_tree for each row execute function refuse_change();
