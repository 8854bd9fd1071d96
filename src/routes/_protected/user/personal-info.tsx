import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { useUser } from '#src/api/user.ts'
import { PersonalInfo } from '#src/screens/profile/PersonalInfo.tsx'
import { afterPersonalInfo, personalInfoHeading } from '#src/screens/profile/after-personal-info.ts'

const text = v.fallback(v.optional(v.string()), undefined)

const Page = () => {
  const { type, gameType } = Route.useSearch()
  const { user } = useUser()
  const router = useRouter()
  if (!user) return null
  return (
    <div className="w-full max-w-md mx-auto">
      <PersonalInfo
        user={user}
        heading={personalInfoHeading(type)}
        onSaved={hasPin =>
          router.history.push(
            afterPersonalInfo({ hasPin, ...(type ? { type } : {}), ...(gameType ? { gameType } : {}) }),
          )
        }
      />
    </div>
  )
}

export const Route = createFileRoute('/_protected/user/personal-info')({
  validateSearch: v.object({ type: text, gameType: text }),
  component: Page,
})
