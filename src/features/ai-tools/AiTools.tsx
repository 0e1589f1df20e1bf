import { Tabs } from 'radix-ui';
import { useState } from 'react';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { listAiTools } from '#shared/contracts/ai-tools.ts';
import { listAiWorkflows } from '#shared/contracts/ai-workflows.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AiToolsSkeleton, ToolPlaceholders } from './AiToolsSkeleton.tsx';
import { ToolRow } from './ToolRow.tsx';
import { WorkflowRow } from './WorkflowRow.tsx';

const tabs = { tools: 'tools', workflows: 'workflows' } as const;

interface Props {
  /** Handed over by the page: the whole catalogue would weigh more than the rest of the island. */
  courseTitles: Readonly<Record<CourseSlug, string>>;
}

/** Tools, and pieces of work done with them. */
export function AiTools(props: Props) {
  return (
    <SignedIn fallback={<AiToolsSkeleton />}>
      <ToolsAndWorkflows {...props} />
    </SignedIn>
  );
}

function ToolsAndWorkflows({ courseTitles }: Props) {
  const tools = useEndpoint(listAiTools);
  const workflows = useEndpoint(listAiWorkflows);
  const [tab, setTab] = useState<string>(() =>
    location.hash === `#${tabs.workflows}` ? tabs.workflows : tabs.tools,
  );
  const error = tools.error ?? workflows.error;
  if (error) {
    return (
      <LoadFailure
        what="the AI tools"
        reason={error.failure.message}
        isBusy={tools.isFetching || workflows.isFetching}
        onRetry={() => {
          if (tools.error) void tools.refetch();
          if (workflows.error) void workflows.refetch();
        }}
      />
    );
  }
  const choose = (value: string) => {
    setTab(value);
    history.replaceState(history.state, '', value === tabs.workflows ? `#${value}` : location.pathname);
  };
  const longest = Math.max(...(workflows.data ?? []).map(({ timeToComplete }) => timeToComplete));
  return (
    <Tabs.Root value={tab} onValueChange={choose}>
      <Tabs.List className="tabs" aria-label="AI tools and workflows">
        <Tabs.Trigger value={tabs.tools}>
          AI Tools Mastery <span className="count num">{tools.data ? `(${tools.data.length})` : ''}</span>
        </Tabs.Trigger>
        <Tabs.Trigger value={tabs.workflows}>
          Professional Workflows{' '}
          <span className="count num">{workflows.data ? `(${workflows.data.length})` : ''}</span>
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value={tabs.tools} tabIndex={-1}>
        <h2 className="vh">AI Tools Mastery</h2>
        {tools.data?.map((tool) => <ToolRow key={tool.id} tool={tool} courseTitles={courseTitles} />) ?? (
          <ToolPlaceholders />
        )}
      </Tabs.Content>
      <Tabs.Content value={tabs.workflows} tabIndex={-1}>
        <h2 className="vh">Professional Workflows</h2>
        {workflows.data?.map((workflow) => (
          <WorkflowRow key={workflow.id} workflow={workflow} longest={longest} />
        )) ?? <ToolPlaceholders />}
      </Tabs.Content>
    </Tabs.Root>
  );
}
