import { Seal } from '#src/ui/Emblem.tsx'
import { GoldLink } from '#src/ui/buttons/Wide.tsx'
import { useChangeWait } from '../shared/change-wait.ts'
import { words } from './words.ts'

export const PhoneChangeDone = ({ message }: { message: string }) => {
  const wait = useChangeWait()
  return (
    <section className="cloth cloth-green rounded-card p-5 py-8 stack items-center text-center w-full max-w-md">
      <span className="btn-white rounded-full p-2">
        <Seal size={80} />
      </span>
      <h2 className="title-1" role="status">
        {message}
      </h2>
      {wait && (
        <p className="max-w-80" role="note">
          {wait}
        </p>
      )}
      <GoldLink to="/more-details/credentials">{words.$continue}</GoldLink>
    </section>
  )
}
