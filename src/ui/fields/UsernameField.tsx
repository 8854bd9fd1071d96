/** For password managers only: the user name they save with a new password. Must precede the password field. */
export const UsernameField = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
