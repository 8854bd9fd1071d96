export const download = (name: string, content: string | Blob, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
