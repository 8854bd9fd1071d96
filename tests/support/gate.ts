/** Something to wait on until a test opens it. */
export const gate = () => {
  let open!: () => void
  const opened = new Promise<void>(done => (open = done))
  return { opened, open: () => open() }
}
