// The way to verifying the phone number, and back here.
import { useLocation } from '@tanstack/react-router'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { words } from '../words.ts'

export const VerifyFirst = () => {
  const here = useLocation({ select: it => it.pathname + it.searchStr })
  return (
    <GoldLink to="/user/verify-phone-number" search={{ source: here }}>
      {words.$verifyYourNumber}
    </GoldLink>
  )
}
