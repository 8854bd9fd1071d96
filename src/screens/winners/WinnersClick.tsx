import { noteClick, type ClickPage } from '#src/api/accounts/own-data.ts'
import { CLICK_DAYS } from '#src/model/own-data-forms.ts'
import { Button } from '#src/ui/Button.tsx'
import { Section } from '#src/ui/Section.tsx'
import { words } from '#src/ui/words/click.ts'

interface Props {
  clickId: string
  page: ClickPage
  onAnswered: () => void
}

/** Asked beside the page, which does not wait for the answer. */
export const WinnersClick = ({ clickId, page, onAnswered }: Props) => (
  <Section id="click" title={words.$mayWeNote}>
    <p className="hint">{words.$onlyTheAdvert(CLICK_DAYS)}</p>
    <div className="grid grid-cols-2 gap-3">
      <Button kind="quiet" onClick={onAnswered}>
        {words.$no}
      </Button>
      <Button
        onClick={() => {
          noteClick(clickId, page)
          onAnswered()
        }}
      >
        {words.$yes}
      </Button>
    </div>
  </Section>
)
