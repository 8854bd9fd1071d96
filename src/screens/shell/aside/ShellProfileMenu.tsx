import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '#src/api/user.ts'
import { logout } from '#src/api/session/sign-in.ts'
import { displayPhone } from '#src/lib/phone.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { words } from '../words/frame.ts'

export const ShellProfileMenu = () => {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])
  if (!user) return null
  const name = user.firstName || displayPhone(user.phoneNumber)
  const leave = async () => {
    setOpen(false)
    await logout()
    await navigate({ to: '/user/login' })
  }
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        className="shell-profile"
        aria-expanded={open}
        aria-controls="profile-menu"
        onClick={() => setOpen(!open)}
      >
        <span className="shell-face" aria-hidden="true">
          <Icon name="user" size={20} />
        </span>
        <span className="flex-1 truncate text-left">
          <span className="sr-only">{words.$profileMenuOf} </span>
          {name}
        </span>
        <Icon name={open ? 'up' : 'down'} size={18} />
      </button>
      <div id="profile-menu" className="shell-menu" hidden={!open}>
        <Link to="/menu" className="shell-side-link" onClick={() => setOpen(false)}>
          <Icon name="menu" />
          <span>{words.$menu}</span>
        </Link>
        <Link to="/profile-settings/settings" className="shell-side-link" onClick={() => setOpen(false)}>
          <Icon name="settings" />
          <span>{words.$settings}</span>
        </Link>
        <button type="button" className="shell-side-link w-full" onClick={() => void leave()}>
          <Icon name="logout" />
          <span>{words.$logOut}</span>
        </button>
      </div>
    </div>
  )
}
