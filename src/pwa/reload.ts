/** Forms keep what is typed, as when the language changes. */
export const reloadPage = (): void => {
  dispatchEvent(new Event('languagechange'))
  location.reload()
}
