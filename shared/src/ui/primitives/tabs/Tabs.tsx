import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { keyOf } from '../../hooks/keyOf';
import { useEarlyTab } from '../../hooks/useEarlyTab';
import { stepByKey } from '../../hooks/stepByKey';
import * as S from './Tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
  disabled?: boolean;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: TabItem[];
  /** Id of the selected tab, when the parent controls it. */
  value?: string;
  /** Otherwise the tab selected at first; by default the first that is enabled. */
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** The parameter of the address that has the tab, if there is one. */
  param?: string;
}

/** Tabs with one tab stop, arrow keys, Home and End. All panels are mounted, the unselected ones hidden. */
export function Tabs({ label, items, value, defaultValue, onChange, param }: TabsProps) {
  const base = useId();
  const tabId = (id: string) => `${base}-tab-${id}`;
  const open = items.filter((item) => !item.disabled);
  const [own, setOwn] = useState(defaultValue ?? open[0]?.id);
  const current = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const index = open.findIndex((item) => item.id === current);
    const next = open[stepByKey(keyOf(event), index, open.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };

  const list = useRef<HTMLDivElement>(null);
  useEarlyTab(list, (index) => {
    const chosen = open[index];
    if (chosen) choose(chosen.id);
  });

  return (
    <div>
      <S.List ref={list} role="tablist" aria-label={label} data-param={param} onKeyDown={move}>
        {items.map((item) => (
          <S.Tab
            key={item.id}
            type="button"
            role="tab"
            id={tabId(item.id)}
            data-tab={item.id}
            aria-controls={`${base}-panel-${item.id}`}
            aria-selected={item.id === current}
            tabIndex={item.id === current ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.id)}
          >
            {item.label}
          </S.Tab>
        ))}
      </S.List>
      {items.map((item) => (
        <S.Panel
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={tabId(item.id)}
          tabIndex={0}
          hidden={item.id !== current}
          data-title={typeof item.label === 'string' ? item.label : undefined}
        >
          {item.panel}
        </S.Panel>
      ))}
    </div>
  );
}
