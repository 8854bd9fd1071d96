// A bug must run to prove anything: any test notices code that does not parse or a statement that does not
// plan.
const UNREADABLE =
  /SyntaxError|ReferenceError|PARSE_ERROR|Transform failed|syntax error at or near|(column|relation|function|operator) .*does not exist|could not determine data type|is ambiguous/
const UNDECIDED = /(Test|Hook) timed out/

/** @returns whether the planted bug was caught, and by which test or why not */
export const judge = ({ passed, failed, broken }) => {
  const unreadable = broken ?? failed.find(it => UNREADABLE.test(it.why))?.why
  if (unreadable !== undefined) return { outcome: 'BROKEN', why: unreadable.slice(0, 500) }
  const caught = failed.filter(it => !UNDECIDED.test(it.why))
  const [first, ...more] = caught
  if (first)
    return { outcome: 'caught', why: `“${first.title}”${more.length > 0 ? ` and ${more.length} more` : ''}` }
  if (failed.length > 0) return { outcome: 'BROKEN', why: `“${failed[0].title}” did not end` }
  if (passed.length === 0) return { outcome: 'BROKEN', why: 'no test has run' }
  return { outcome: 'NOT CAUGHT', why: `${passed.length} tests pass with it` }
}
