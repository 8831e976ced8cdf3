import { formatPlainDate } from '@venue/shared/rules';
import { Container, PageHeader, Stack } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalDocument } from '../catalogue/legal/document';
import { ContactLines } from '../contact-card/ContactLines';
import * as S from './LegalPage.styles';

interface LegalPageProps {
  document: LegalDocument;
  /** Links to related pages. */
  children: ReactNode;
}

export function LegalPage({ document, children }: LegalPageProps) {
  const { title, effective, updated, intro, sections } = document;
  return (
    <Container>
      <S.Page>
        <PageHeader
          title={title}
          lead={
            <S.Dates>
              <span>
                Effective <time dateTime={effective}>{formatPlainDate(effective)}</time>
              </span>
              <span>
                Last updated <time dateTime={updated}>{formatPlainDate(updated)}</time>
              </span>
            </S.Dates>
          }
        />
        <S.Contents aria-labelledby="contents">
          <S.ContentsTitle id="contents">On this page</S.ContentsTitle>
          <S.ContentsList>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <S.ContentsLink href={`#${id}`}>{heading}</S.ContentsLink>
              </li>
            ))}
          </S.ContentsList>
        </S.Contents>
        <S.Text>
          <S.Intro>{intro}</S.Intro>
          {sections.map(({ id, heading, blocks }) => (
            <Stack as="section" key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </Stack>
          ))}
          <S.Other>{children}</S.Other>
        </S.Text>
      </S.Page>
    </Container>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'contact') return <ContactLines />;
  if (block.kind === 'text') return <p>{block.text}</p>;
  return (
    <S.Points>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </S.Points>
  );
}
