export const PwaSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="list-decimal pl-6 stack">
    {steps.map(step => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
