const states = /:(hover|focus-visible|active)(?![\w-])/g;

/**
 * Lets `data-shows="hover"` (or `focus-visible`, `active`) stand for the state itself: every selector with such a state
 * also takes the attribute. Style sheets that Vite adds later are taken as they come.
 */
export function makeStatesVisible(): void {
  const rewritten = new WeakSet<CSSStyleSheet>();
  const rewrite = () => {
    for (const sheet of document.styleSheets) {
      if (rewritten.has(sheet)) continue;
      rewritten.add(sheet);
      rewriteRules(sheet.cssRules);
    }
  };
  rewrite();
  new MutationObserver(rewrite).observe(document.head, { childList: true, subtree: true });
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(states) >= 0)
      rule.selectorText = rule.selectorText.replace(states, ':is(:$1, [data-shows="$1"])');
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules);
  }
}
