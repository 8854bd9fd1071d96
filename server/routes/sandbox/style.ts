/** Styles for sandbox-only pages, deliberately unlike the product. */
export const SANDBOX_CSS = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f7f0e4, #150a1d); color: light-dark(#24122f, #f7f0fa); }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: 0.5rem 0; }
ol { list-style: none; padding: 0; }
li { padding: 0.75rem 1rem; margin: 0 0 0.75rem; border: 1px solid light-dark(#cda6ee, #5a4470); border-radius: 0.75rem;
  background: light-dark(#fff, #24132f); overflow-wrap: anywhere; }
li p { margin: 0; }
.said { white-space: pre-line; }
.to { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; }
.label { display: inline-block; margin: 0; padding: 0.25rem 0.75rem; border-radius: 1rem; background: #f6b51e; color: #22132f; font-weight: 600; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem; margin: 0 0.5rem 0.5rem 0; border: 2px solid #4a1d6b;
  border-radius: 0.75rem; background: #4a1d6b; color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.quiet { background: transparent; color: inherit; border-color: light-dark(#4a1d6b, #cda6ee); }
:focus-visible { outline: 3px solid #b8860b; outline-offset: 2px; }
`
