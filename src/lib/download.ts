export const download = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
