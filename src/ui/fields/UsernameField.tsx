/** Seen by password managers only: the name that they keep beside a new password. Stands before it. */
export const UsernameField = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
